// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The single statement runs once in each phase. */
public class PhaserSingle {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                for (int i = 0; i < 3; i++) {
                    asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                        next(() -> x++);
                        next(() -> x++);
                    });
                }
            });
            System.out.println(x);
        });
    }
}

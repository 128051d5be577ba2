// expect: ok
// output: 7

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A producer signals, a consumer waits. */
public class PhaserProducerConsumer {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG), () -> {
                    x = 7;
                    phaser.signal();
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    phaser.doWait();
                    System.out.println(x);
                });
            });
        });
    }
}

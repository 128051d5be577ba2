// expect: ok
// output: 10

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** What the single statement wrote is seen by all after it. */
public class PhaserSingleSeen {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] seen = new int[2];
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                for (int i = 0; i < 2; i++) {
                    int mine = i;
                    asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                        next(() -> x = 5);
                        seen[mine] = x;
                    });
                }
            });
            System.out.println(seen[0] + seen[1]);
        });
    }
}

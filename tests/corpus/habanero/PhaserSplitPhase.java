// expect: ok
// output: 11 11

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Signal, work of one's own, then wait. */
public class PhaserSplitPhase {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            int[] copies = new int[2];
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    int mine = i;
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                        cells[mine] = 10 + mine;
                        signal();
                        copies[mine] = mine;
                        doWait();
                        copies[mine] += cells[1 - mine];
                    });
                }
            });
            System.out.println(copies[0] + " " + copies[1]);
        });
    }
}

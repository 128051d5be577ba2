// expect: ok
// output: 3 3

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Writes before the barrier are seen after it. */
public class PhaserBarrier {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            int[] sums = new int[2];
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    int mine = i;
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                        cells[mine] = mine + 1;
                        next();
                        sums[mine] = cells[0] + cells[1];
                    });
                }
            });
            System.out.println(sums[0] + " " + sums[1]);
        });
    }
}

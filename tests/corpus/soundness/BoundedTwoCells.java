// expect: violated race
// Bound 1 needs three cells: the signal of phase 1 passes when the waiter has passed phase 0, which may still read
// cell 0 when it is written again.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class BoundedTwoCells {
    static final int[] cells = new int[2];
    static int sum;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT, 1);
                asyncPhased(phaser.inMode(SIG), () -> {
                    for (int k = 0; k < 5; k++) {
                        cells[k % 2] = k;
                        signal();
                    }
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    for (int k = 0; k < 5; k++) {
                        doWait();
                        sum += cells[k % 2];
                    }
                });
                phaser.drop();
            });
        });
    }
}

// expect: proved
// Bound 2 needs four cells, for the reason that bound 1 needs three.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class BoundedByTwo {
    static final int[] cells = new int[4];
    static int sum;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT, 2);
                asyncPhased(phaser.inMode(SIG), () -> {
                    for (int k = 0; k < 6; k++) {
                        cells[k % 4] = k;
                        signal();
                    }
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    for (int k = 0; k < 6; k++) {
                        doWait();
                        sum += cells[k % 4];
                    }
                });
                phaser.drop();
            });
        });
    }
}

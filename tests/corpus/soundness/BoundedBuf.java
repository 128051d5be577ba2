// expect: proved
// A buffer of three cells and a phaser of bound 1: a signal waits while its task is one phase ahead of the waiter,
// so cell k % 3 is written again only behind the read of phase k.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class BoundedBuf {
    static final int[] cells = new int[3];
    static int sum;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT, 1);
                asyncPhased(phaser.inMode(SIG), () -> {
                    for (int k = 0; k < 5; k++) {
                        cells[k % 3] = k;
                        signal();
                    }
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    for (int k = 0; k < 5; k++) {
                        doWait();
                        sum += cells[k % 3];
                    }
                });
                phaser.drop();
            });
        });
    }
}

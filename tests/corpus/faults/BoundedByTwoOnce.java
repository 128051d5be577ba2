// Truth: violated. The third signal may pass when the waiter has passed phase 0, and may still read cell 0.
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class BoundedByTwoOnce {
    static final int[] cells = new int[3];
    static int sum;

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser phaser = newPhaser(SIG_WAIT, 2);
            asyncPhased(phaser.inMode(SIG), () -> {
                for (int k = 0; k < 4; k++) {
                    cells[k % 3] = k;
                    signal();
                }
            });
            asyncPhased(phaser.inMode(WAIT), () -> {
                for (int k = 0; k < 4; k++) {
                    doWait();
                    sum += cells[k % 3];
                }
            });
            phaser.drop();
        }));
    }
}

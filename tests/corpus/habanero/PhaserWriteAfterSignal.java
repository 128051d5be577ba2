// expect: race

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** What is written between signal and wait is not ordered. */
public class PhaserWriteAfterSignal {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    int mine = i;
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                        signal();
                        cells[mine] = 1;
                        doWait();
                        cells[1 - mine]++;
                    });
                }
            });
        });
    }
}

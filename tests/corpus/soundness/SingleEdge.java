// expect: proved
// No wait of a phase passes before the single statement of that phase has ended, so the read lies behind the write.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleEdge {
    static int x, r;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> next(() -> {
                    x = 1;
                }));
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    next();
                    r = x;
                });
                phaser.drop();
            });
        });
    }
}

// expect: proved
// The single statement runs when all have signalled and before anyone goes on: the read lies between the two writes.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleEdge2 {
    static int x, r;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> next(() -> {
                    r = x;
                }));
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    x = 1;
                    next();
                    x = 2;
                });
                phaser.drop();
            });
        });
    }
}

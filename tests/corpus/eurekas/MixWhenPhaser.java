import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.experimental.api.HjExpression;

// proved: a task that waits for a future is no part of a phaser, so the phases go on.
public class MixWhenPhaser {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> done = newDataDrivenFuture();
            finish(() -> {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncWhen(HjExpression.leaf(done), () -> {
                    assert x == 1;
                });
                asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    x = 1;
                    next();
                });
                next();
                done.put(x);
            });
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

/** Futures that wait for each other, and who waits for them. */
public class Futures {
    static HjFuture<Integer> left;
    static HjFuture<Integer> right;

    public static void main(String[] arguments) throws Exception {
        launchHabaneroApp(() -> finish(() -> {
            HjDataDrivenFuture<Integer> ready = newDataDrivenFuture();
            left = future(() -> {
                ready.get();
                return right.get();
            });
            right = future(() -> {
                ready.get();
                return left.get();
            });
            ready.put(1);
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
            asyncPhased(phaser.inMode(HjPhaserMode.SIG), () -> left.get());
            phaser.signal();
            phaser.doWait();
        }));
    }
}

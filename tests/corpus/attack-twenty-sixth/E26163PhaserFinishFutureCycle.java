import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// violated: the future is put behind the phase that waits for it.
public class E26163PhaserFinishFutureCycle {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                HjDataDrivenFuture<Integer> f = newDataDrivenFuture();
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    finish(() -> asyncAwait(f, () -> x = f.safeGet()));
                    next();
                });
                asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    next();
                    f.put(1);
                });
                ph.drop();
            });
        });
    }
}

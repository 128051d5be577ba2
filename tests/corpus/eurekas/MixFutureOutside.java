import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjSearchEureka;
import edu.rice.hj.runtime.util.AbortedException;

// proved: who gets, outside, a future of an aborted task gets an AbortedException.
public class MixFutureOutside {
    static int caught;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            eureka.offer(1);
            HjFuture<?>[] made = new HjFuture<?>[1];
            finish(eureka, () -> made[0] = future(() -> {
                checkEureka(null);
                return 1;
            }));
            try {
                made[0].get();
            } catch (AbortedException aborted) {
                caught = 1;
            }
            assert caught == 1;
        });
    }
}

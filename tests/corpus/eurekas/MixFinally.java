import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: what stands in finally is done when a task is aborted.
public class MixFinally {
    static int opened;
    static int closed;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                for (int i = 0; i < 2; i++) {
                    int at = i;
                    async(() -> {
                        isolated(() -> opened++);
                        try {
                            checkEureka(null);
                            offerEureka(at);
                        } finally {
                            isolated(() -> closed++);
                        }
                    });
                }
            });
            assert opened == closed;
            assert opened >= 1;
        });
    }
}

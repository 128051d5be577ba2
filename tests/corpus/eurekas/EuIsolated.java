import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: an abort inside isolated gives it back.
public class EuIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(() -> {
                finish(eureka, () -> {
                    for (int i = 0; i < 2; i++) {
                        int at = i;
                        async(() -> isolated(() -> {
                            x++;
                            eureka.offer(at);
                            checkEureka(null);
                            x = 100;
                        }));
                    }
                });
                isolated(() -> x++);
            });
            assert x == 2 || x == 3;
        });
    }
}

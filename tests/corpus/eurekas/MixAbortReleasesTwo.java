import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: an abort inside two nested isolated gives back both.
public class MixAbortReleasesTwo {
    static int x;
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            eureka.offer(0);
            finish(eureka, () -> isolated(LEFT, () -> isolated(RIGHT, () -> {
                x = 1;
                checkEureka(null);
            })));
            finish(() -> {
                async(() -> isolated(LEFT, () -> x++));
                async(() -> isolated(LEFT, () -> x++));
            });
            assert x == 3;
        });
    }
}

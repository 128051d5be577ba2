import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: a eureka that is resolved makes the tasks of a second finish useless from the start.
public class MixSameEurekaTwice {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> offerEureka(1));
            finish(eureka, () -> async(() -> {
                checkEureka(null);
                x = 1;
            }));
            assert x == 0;
        });
    }
}

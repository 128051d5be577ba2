import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: an abort leaves a finish inside only when its tasks have ended, but not those that an async outside of it left.
public class MixAbortInNestedFinishRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(() -> {
                finish(eureka, () -> async(() -> {
                    async(() -> x = 1);
                    finish(() -> {
                        eureka.offer(1);
                        checkEureka(null);
                    });
                }));
                async(() -> x = 2);
                async(() -> x = 3);
            });
        });
    }
}

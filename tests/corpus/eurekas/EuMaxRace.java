import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjExtremaEureka;

// violated: an offer that is less than what is known changes nothing, and whoever reads the greatest does not see it.
public class EuMaxRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjExtremaEureka<Integer> eureka = newExtremaEureka(10, Integer::compare);
            finish(eureka, () -> {
                async(() -> {
                    x = 1;
                    eureka.offer(5);
                });
                async(() -> {
                    eureka.get();
                    int seen = x;
                });
            });
        });
    }
}

import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: who sees that the eureka is resolved comes behind what was written before the offer.
public class EuPublished {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<String> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                async(() -> {
                    x = 1;
                    eureka.offer("found");
                });
                async(() -> {
                    if (eureka.resolved()) {
                        assert x == 1;
                    }
                });
            });
        });
    }
}

import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: what is written after the offer is not behind who sees it.
public class EuWrittenAfter {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<String> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                async(() -> {
                    eureka.offer("found");
                    x = 1;
                });
                async(() -> {
                    if (eureka.resolved()) {
                        int seen = x;
                    }
                });
            });
        });
    }
}

import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjCountEureka;

// violated: too few are offered, and nothing is resolved.
public class EuCountShort {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjCountEureka<Integer> eureka = newCountEureka(3);
            finish(eureka, () -> {
                async(() -> offerEureka(1));
                async(() -> offerEureka(2));
            });
            assert eureka.resolved();
        });
    }
}

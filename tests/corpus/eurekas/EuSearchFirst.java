import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: either may be found.
public class EuSearchFirst {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(-1);
            finish(eureka, () -> {
                async(() -> eureka.offer(1));
                async(() -> eureka.offer(2));
            });
            assert eureka.get() == 1;
        });
    }
}

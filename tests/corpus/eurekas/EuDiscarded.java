import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: a task that is useless before it starts need not be run.
public class EuDiscarded {
    static int before;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            eureka.offer(5);
            finish(eureka, () -> async(() -> before = 1));
            assert before == 1;
        });
    }
}

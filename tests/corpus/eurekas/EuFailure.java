import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: an abort is no failure; what fails beside it is thrown alone.
public class EuFailure {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            boolean caught = false;
            try {
                finish(eureka, () -> {
                    async(() -> {
                        throw new IllegalArgumentException();
                    });
                    eureka.offer(1);
                    checkEureka(null);
                });
            } catch (IllegalArgumentException one) {
                caught = true;
            }
            // The task may have been useless before it started.
            assert caught || eureka.resolved();
        });
    }
}

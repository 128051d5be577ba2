import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.actors.Selector;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: a selector that is aborted in its work ends, and the finish with it.
public class MixSelectorAborted {
    static int after;

    static final class Worker extends Selector<Integer> {
        private final HjSearchEureka<Integer> eureka;

        Worker(HjSearchEureka<Integer> eureka) {
            super(2);
            this.eureka = eureka;
        }

        @Override
        protected void process(Integer value) {
            eureka.offer(value);
            checkEureka(null);
            after = 1;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                Worker worker = new Worker(eureka);
                worker.start();
                worker.send(0, 1);
                worker.send(1, 2);
            });
            assert after == 0;
        });
    }
}

import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.actors.Selector;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: a selector inside a eureka's finish offers, and ends itself before it is aborted.
public class MixSelectorOffers {
    static final class Finder extends Selector<Integer> {
        private final HjSearchEureka<Integer> eureka;

        Finder(HjSearchEureka<Integer> eureka) {
            super(1);
            this.eureka = eureka;
        }

        @Override
        protected void process(Integer value) {
            if (value == 7) {
                eureka.offer(value);
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                Finder finder = new Finder(eureka);
                finder.start();
                finder.send(0, 4);
                finder.send(0, 7);
            });
            assert eureka.get() == null || eureka.get() == 7;
        });
    }
}

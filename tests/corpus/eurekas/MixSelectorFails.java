import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.actors.Selector;

// proved: a failure in a selector is its end, and thrown by the finish.
public class MixSelectorFails {
    static int caught;

    static final class Failing extends Selector<Integer> {
        Failing() {
            super(1);
        }

        @Override
        protected void process(Integer value) {
            throw new IllegalArgumentException();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    Failing failing = new Failing();
                    failing.start();
                    failing.send(0, 1);
                    failing.send(0, 2);
                });
            } catch (IllegalArgumentException one) {
                caught = 1;
            }
            assert caught == 1;
        });
    }
}

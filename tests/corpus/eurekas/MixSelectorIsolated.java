import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.actors.Selector;

// violated: two selectors that write the same, one of them without isolated.
public class MixSelectorIsolated {
    static int x;

    static final class One extends Selector<Integer> {
        private final boolean isolates;

        One(boolean isolates) {
            super(1);
            this.isolates = isolates;
        }

        @Override
        protected void process(Integer value) {
            if (isolates) {
                isolated(() -> x++);
            } else {
                x++;
            }
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                One one = new One(true);
                One two = new One(false);
                one.start();
                two.start();
                one.send(0, 1);
                two.send(0, 1);
            });
        });
    }
}

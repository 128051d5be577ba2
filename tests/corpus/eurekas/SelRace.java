import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// violated: the message of one sender says nothing of what the other has written.
public class SelRace {
    static int x;

    static final class Reader extends Selector<Integer> {
        private int left = 2;

        Reader() {
            super(2);
        }

        @Override
        protected void process(Integer message) {
            if (message == 0) {
                int seen = x;
            }
            if (--left == 0) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Reader reader = new Reader();
            reader.start();
            async(() -> {
                x = 1;
                reader.send(1, 1);
            });
            async(() -> reader.send(0, 0));
        }));
    }
}

import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// violated: without the guard the question may come first.
public class SelNoGuard {
    static final class Cell extends Selector<Integer> {
        private int value;

        Cell() {
            super(2);
        }

        @Override
        protected void process(Integer message) {
            if (message > 0) {
                value = message;
            } else {
                assert value == 7;
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Cell cell = new Cell();
            cell.start();
            async(() -> cell.send(1, 0));
            async(() -> cell.send(0, 7));
        }));
    }
}

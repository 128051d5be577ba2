import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// violated: nobody opens the mailbox, so the selector never ends.
public class SelClosed {
    static final class Cell extends Selector<Integer> {
        Cell() {
            super(1);
            disableAll();
        }

        @Override
        protected void process(Integer message) {
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Cell cell = new Cell();
            cell.start();
            cell.send(0, 7);
        }));
    }
}

import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// proved: what comes into a closed mailbox waits until it is opened.
public class SelGuard {
    enum Box {
        VALUE,
        ASK
    }

    static final class Cell extends Selector<Integer> {
        private int value;

        Cell() {
            super(2);
            disable(Box.ASK);
        }

        @Override
        protected void process(Integer message) {
            if (message > 0) {
                value = message;
                disable(Box.VALUE);
                enable(Box.ASK);
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
            async(() -> cell.send(Box.ASK, 0));
            async(() -> cell.send(Box.VALUE, 7));
        }));
    }
}

import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// violated: a message that is sent while another waits for an open mailbox may be taken before it.
public class SelOvertakes {
    static final class Cell extends Selector<Integer> {
        private String seen = "";

        Cell() {
            super(2);
        }

        @Override
        protected void process(Integer message) {
            seen += message;
            if (message == 0) {
                send(1, 2);
            }
            if (seen.length() == 3) {
                assert seen.equals("012");
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Cell cell = new Cell();
            cell.send(0, 0);
            cell.send(0, 1);
            cell.start();
        }));
    }
}

import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// violated: messages of two mailboxes come in any order, also from one sender.
public class SelTwoMailboxes {
    static final class Sum extends Selector<Integer> {
        private int last;

        Sum() {
            super(2);
        }

        @Override
        protected void process(Integer message) {
            assert message == last + 1;
            last = message;
            if (last == 2) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Sum sum = new Sum();
            sum.send(0, 1);
            sum.send(1, 2);
            sum.start();
        }));
    }
}

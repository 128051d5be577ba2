import static edu.rice.hj.Module1.*;

import edu.rice.hj.experimental.actors.Selector;

// proved: a guard makes the one message come behind the other, and behind what its sender wrote.
public class SelGuardOrders {
    static int x;

    static final class Reader extends Selector<Integer> {
        Reader() {
            super(2);
            disable(0);
        }

        @Override
        protected void process(Integer message) {
            if (message == 0) {
                assert x == 1;
                exit();
            } else {
                enableAll();
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

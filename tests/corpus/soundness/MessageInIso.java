// expect: violated assertion
// Two senders inside isolated: which message is first is open.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class MessageInIso {
    static class Taker extends Actor<Integer> {
        int first, sum, count;

        @Override
        protected void process(Integer message) {
            first = count == 0 ? message : first;
            sum += message;
            if (++count == 2) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Taker taker = new Taker();
            finish(() -> {
                taker.start();
                async(() -> {
                    isolated(() -> {
                        taker.send(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        taker.send(2);
                    });
                });
            });
            assert taker.first == 1;
        });
    }
}

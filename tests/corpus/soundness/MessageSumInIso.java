// expect: proved
// The sum of the messages does not depend on their order, and the end of the actor lies before the end of the
// finish.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class MessageSumInIso {
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
            assert taker.sum == 3;
        });
    }
}

// expect: violated assertion
// One sender is isolated, the other is not: still either message may be first.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

public class MessageOneInIso {
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
                    taker.send(2);
                });
            });
            assert taker.first == 1;
        });
    }
}

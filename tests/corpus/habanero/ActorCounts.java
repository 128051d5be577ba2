// expect: ok
// output: 6

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** An actor takes one message after the other. */
public class ActorCounts {
    static class Counter extends Actor<Object> {
        private int sum;

        @Override
        protected void process(Object message) {
            if (message instanceof Integer) {
                sum += (Integer) message;
            } else {
                System.out.println(sum);
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Counter counter = new Counter();
                counter.start();
                for (int i = 1; i <= 3; i++) {
                    counter.send(i);
                }
                counter.send("stop");
            });
        });
    }
}

// expect: ok
// output: 4

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** Messages sent before the start wait for it. */
public class ActorSendBeforeStart {
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
                counter.send(4);
                counter.send("stop");
                counter.start();
            });
        });
    }
}

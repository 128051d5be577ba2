// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** Messages that wait when an actor exits are dropped. */
public class ActorExitDropsMessages {
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
                counter.send(1);
                counter.send("stop");
                counter.send("stop");
                counter.start();
            });
        });
    }
}

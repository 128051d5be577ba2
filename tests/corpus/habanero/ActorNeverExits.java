// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** The finish waits for an actor that never exits. */
public class ActorNeverExits {
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
                counter.send(1);
            });
        });
    }
}

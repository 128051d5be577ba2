// expect: error
// error: actor has already been started

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** An actor is started once. */
public class ActorStartTwice {
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
            Counter counter = new Counter();
            counter.start();
            counter.send("stop");
            counter.start();
        });
    }
}

// expect: ok
// output: false

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** An actor that was never started holds up nobody; its message is left. */
public class ActorNeverStarted {
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
                counter.send("stop");
                System.out.println(counter.hasStarted());
            });
        });
    }
}

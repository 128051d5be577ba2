// expect: error
// error: resume of an actor that is not running

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** Only a started actor can be resumed. */
public class ActorResumeNotStarted {
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
            new Counter().resume();
        });
    }
}

// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** A paused actor that no one resumes. */
public class ActorPausedForEver {
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
                counter.pause();
                counter.send("stop");
            });
        });
    }
}

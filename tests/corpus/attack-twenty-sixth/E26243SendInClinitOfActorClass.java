import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.runtime.actors.Actor;

// violated: the class of the actor sends to the actor of another when it is initialised, in one of two tasks.
public class E26243SendInClinitOfActorClass {
    static int x;

    static class H {
        static HjActor<Integer> log;
    }

    static class A extends Actor<Integer> {
        static {
            H.log.send(1);
        }

        @Override
        protected void process(Integer message) {
            H.log.send(message);
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> log = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 99) {
                        pair.left.exit();
                    }
                });
                H.log = log;
                log.start();
                for (int i = 2; i <= 3; i++) {
                    int which = i;
                    async(() -> {
                        A actor = new A();
                        actor.start();
                        actor.send(which);
                    });
                }
            });
            assert x == 123;
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// violated: a look from outside may see that the actor has ended itself.
public class E2697StatusSeenTerminated {
    static class A extends Actor<Integer> {
        @Override
        protected void process(Integer message) {
            exit();
        }

        int look() {
            return status().ordinal();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                A actor = new A();
                actor.start();
                async(() -> {
                    assert actor.look() == 1;
                });
                actor.send(1);
            });
        });
    }
}

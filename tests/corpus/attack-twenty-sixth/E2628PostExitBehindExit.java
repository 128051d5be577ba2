import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// proved: what was done before the exit is before the hook of the actor.
public class E2628PostExitBehindExit {
    static class A extends Actor<Integer> {
        int value;

        @Override
        protected void process(Integer message) {
        }

        @Override
        protected void onPostExit() {
            assert value == 7;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                A actor = new A();
                actor.start();
                async(() -> {
                    actor.value = 7;
                    actor.exit();
                });
            });
        });
    }
}

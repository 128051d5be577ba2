import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// proved: the hook of the caller ends the actor before its task is made.
public class E26268ExitInPreStart {
    static int x;

    static class A extends Actor<Integer> {
        @Override
        protected void onPreStart() {
            exit();
        }

        @Override
        protected void process(Integer message) {
            x = 1;
        }

        @Override
        protected void onPostExit() {
            x = 2;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                A actor = new A();
                actor.send(1);
                actor.start();
            });
            assert x == 2;
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// violated: the look in the other isolated body may come first.
public class E26240StartInIsolatedBesideLook {
    static int x;

    static class A extends Actor<Integer> {
        @Override
        protected void process(Integer message) {
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                A actor = new A();
                async(() -> isolated(() -> actor.start()));
                async(() -> isolated(() -> x = actor.hasStarted() ? 1 : 2));
                actor.send(1);
            });
            assert x == 1;
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: a send behind the other isolated body may come before one inside of an isolated body.
public class E26281IsolatedByClassesOrder {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 9) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> isolated(() -> actor.send(1)));
                async(() -> {
                    isolated(() -> y++);
                    actor.send(2);
                });
            });
            assert x == 12;
        });
    }
}

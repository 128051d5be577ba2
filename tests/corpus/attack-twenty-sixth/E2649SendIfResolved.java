import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjFuture;

// proved: the second sends only if the future is resolved, else it waits first.
public class E2649SendIfResolved {
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
                HjFuture<Integer> sent = future(() -> {
                    actor.send(1);
                    return 1;
                });
                async(() -> {
                    while (!sent.resolved()) {
                        sent.get();
                    }
                    actor.send(2);
                });
            });
            assert x == 12;
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: bodies of different objects do not exclude each other: either sends first.
public class E2643SendInIsolatedOfObjects {
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
                Object a = new Object();
                Object b = new Object();
                async(() -> isolated(a, () -> actor.send(1)));
                async(() -> isolated(b, () -> actor.send(2)));
            });
            assert x == 12;
        });
    }
}

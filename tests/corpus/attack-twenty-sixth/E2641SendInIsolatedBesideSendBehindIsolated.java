import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the second may go through its isolated body and send before the first enters its own.
public class E2641SendInIsolatedBesideSendBehindIsolated {
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

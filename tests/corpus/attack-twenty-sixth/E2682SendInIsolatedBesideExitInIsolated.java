import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the exit may come first and the message is dropped.
public class E2682SendInIsolatedBesideExitInIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> x = pair.right);
                actor.start();
                async(() -> isolated(() -> actor.send(1)));
                async(() -> isolated(() -> actor.exit()));
            });
            assert x == 1;
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: both orders of the two isolated bodies are possible, so message 2 may come first.
public class E2601SendInIsolated {
    static int x;

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
                async(() -> isolated(() -> actor.send(2)));
            });
            assert x == 12;
        });
    }
}

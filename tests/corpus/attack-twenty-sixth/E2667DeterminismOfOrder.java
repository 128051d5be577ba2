import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the last message stays in a static field.
public class E2667DeterminismOfOrder {
    static int x;
    static int last;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    last = pair.right;
                    if (++x == 2) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> actor.send(1));
                async(() -> actor.send(2));
            });
        });
    }
}

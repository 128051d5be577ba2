import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the exit in process drops what the other sends later, and the counter shows it.
public class E26109ExitInProcessDrops {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x++;
                    if (pair.right == 1) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> actor.send(1));
                async(() -> actor.send(2));
            });
            assert x == 1;
        });
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// proved: the actor is resumed by one that waits until it has paused itself.
public class E2616ResumeBehindPause {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> paused = newDataDrivenFuture();
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (pair.right == 1) {
                        pair.left.pause();
                        paused.put(1);
                    } else {
                        pair.left.exit();
                    }
                });
                actor.start();
                actor.send(1);
                actor.send(2);
                asyncAwait(paused, () -> actor.resume());
            });
            assert x == 12;
        });
    }
}

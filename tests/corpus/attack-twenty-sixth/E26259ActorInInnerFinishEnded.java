import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// proved: a task of the outer finish ends the actor that the inner one waits for.
public class E26259ActorInInnerFinishEnded {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjActor<Integer> actor = newActor(pair -> { });
            finish(() -> {
                HjDataDrivenFuture<Integer> started = newDataDrivenFuture();
                asyncAwait(started, () -> actor.exit());
                finish(() -> {
                    actor.start();
                    started.put(1);
                });
                x = 1;
            });
            assert x == 1;
        });
    }
}

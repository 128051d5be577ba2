import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// proved: an actor puts what three tasks wait for.
public class E26148PutByActor {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> f = newDataDrivenFuture();
                for (int i = 0; i < 3; i++) {
                    asyncAwait(f, () -> isolated(() -> x += f.safeGet()));
                }
                HjActor<Integer> actor = newActor(pair -> {
                    f.put(pair.right);
                    pair.left.exit();
                });
                actor.start();
                async(() -> actor.send(2));
            });
            assert x == 6;
        });
    }
}

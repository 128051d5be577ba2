import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// proved: the look waits for the actor.
public class E26265PhasedSenderAndActorGet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> f = newDataDrivenFuture();
                HjActor<Integer> a = newActor(pair -> {
                    f.put(1);
                    pair.left.exit();
                });
                a.start();
                forallPhased(0, 1, i -> {
                    if (i == 0) {
                        a.send(1);
                    }
                    next();
                    if (i == 1) {
                        assert f.get() == 1;
                    }
                });
            });
        });
    }
}

import static edu.rice.hj.Module0.finish;
import static edu.rice.hj.Module0.launchHabaneroApp;
import static edu.rice.hj.Module0.newPhaser;
import static edu.rice.hj.Module0.next;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module2.isolated;
import static edu.rice.hj.Module2.newActor;
import static edu.rice.hj.api.HjPhaserMode.SIG;
import static edu.rice.hj.api.HjPhaserMode.SIG_WAIT_SINGLE;
import static edu.rice.hj.api.HjPhaserMode.WAIT;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjRegion.HjRegion1D;
import edu.rice.hj.api.HjRegion.HjRegion3D;
import edu.rice.hj.api.SuspendableException;
import edu.rice.hj.runtime.util.MultipleExceptions;
import edu.rice.hj.runtime.util.Pair;
import java.util.ArrayList;
import java.util.List;

/** Compiles only: lambdas as the library of Rice wants them. */
public class RiceLambda {
    static void body(int i) throws SuspendableException {
        next();
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final List<HjFuture<Integer>> futures = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                final int n = i;
                futures.add(future(() -> n * n));
            }
            asyncAwait(futures, () -> System.out.println(futures.get(0).get()));
            final HjFuture<Integer> total = futureAwait(futures, () -> {
                int sum = 0;
                for (HjFuture<Integer> f : futures) {
                    sum += f.safeGet();
                }
                return sum;
            });
            try {
                finish(() -> async(() -> System.out.println(total.get())));
            } catch (MultipleExceptions e) {
                e.printStackTrace();
            }
            forall(0, 3, (i) -> async(() -> System.out.println(i)));
            forall(futures, (f) -> System.out.println(f.resolved()));
            forasync(0, 3, RiceLambda::body);
            forallPhased(0, 3, RiceLambda::body);
            final HjRegion1D line = newRectangularRegion1D(0, 3);
            final HjRegion3D box = newRectangularRegion3D(0, 1, 0, 1, 0, 1);
            forall(line, (i) -> body(i));
            forseq(box, (i, j, k) -> System.out.println(i + j + k));
            final HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
            asyncPhased(phaser.inMode(SIG), () -> phaser.signal());
            asyncPhased(phaser.inMode(WAIT), () -> phaser.doWait());
            next(() -> System.out.println("once"));
            isolated(() -> System.out.println("alone"));
            final HjActor<String> actor = newActor((Pair<HjActor<String>, String> pair) -> pair.left.exit());
            actor.start();
            actor.send("x");
        });
    }
}

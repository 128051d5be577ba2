import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// violated: the finish in process waits for a task that waits for a later message of the same actor.
public class E26262FinishInProcessWaitsForSelf {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> f = newDataDrivenFuture();
                HjActor<Integer> a = newActor(pair -> {
                    if (pair.right == 1) {
                        finish(() -> asyncAwait(f, () -> x = 1));
                    } else {
                        f.put(1);
                        pair.left.exit();
                    }
                });
                a.start();
                async(() -> a.send(1));
                async(() -> a.send(2));
            });
        });
    }
}

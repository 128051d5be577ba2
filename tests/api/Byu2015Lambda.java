import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.SuspendableException;
import java.util.Arrays;

/** Compiles only: lambdas as the library of 2015 wants them. */
public class Byu2015Lambda {
    static int shared;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> shared++);
                async(() -> {
                    acquireW(args);
                    releaseW(args);
                });
                asyncSusp(() -> finish(() -> { }));
            });
            try {
                forAll(0, 3, i -> System.out.println(i));
                forAll(Arrays.asList(1, 2), item -> System.out.println(item + 1));
            } catch (SuspendableException e) {
                e.printStackTrace();
            }
            forAsync(0, 3, (Integer i) -> System.out.println(i));
            HjFuture<Integer> one = future(() -> 1);
            HjFuture<String> two = futureAwait(one, () -> "two");
            asyncAwait(one, two, () -> System.out.println(one.get() + two.get()));
            HjFuture<Void> failing = future(() -> {
                throw new IllegalStateException();
            });
            waitAll(new HjFuture[] {one, two, failing});
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT, 2);
            asyncPhased(phaser.inMode(HjPhaserMode.WAIT), phaser.inMode(HjPhaserMode.SIG), () -> {
                doWait();
                next();
            });
            next();
            isolated(() -> shared++);
            int value = isolatedWithReturn(() -> shared);
            System.out.println(value);
        }, () -> System.out.println("end"));
    }
}

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.SuspendableException;
import java.util.Arrays;

/** Compiled against the library of 2015. Prints {@code 1 2 3 4 5 6 7}. */
public class Program {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(new HjRunnable() {
                @Override
                public void run() {
                    System.out.print("1 ");
                }
            }));
            finish(() -> {
                HjFuture<String> two = future(() -> "2 ");
                HjFuture<String> list = futureAwait(Arrays.asList(two), () -> two.get() + "3 ");
                asyncAwait(Arrays.asList(two, list), () -> System.out.print(list.get()));
            });
            HjFuture<Integer> four = future(() -> 4);
            finish(() -> asyncAwait(four, () -> System.out.print(four.get() + " ")));
            try {
                forAll(0, 4, i -> isolated(() -> count++));
                forAll(Arrays.asList(1), item -> System.out.print(isolatedWithReturn(() -> count) + " "));
            } catch (SuspendableException unexpected) {
                throw new AssertionError(unexpected);
            }
            finish(() -> {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    System.out.print("6 ");
                    next();
                });
                asyncPhased(Arrays.asList(phaser.inMode(HjPhaserMode.SIG_WAIT)), () -> {
                    next();
                    System.out.println("7");
                });
                next();
            });
        });
    }
}

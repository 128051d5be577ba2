import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;
import java.util.Arrays;

/** Compiled against the library of Rice. Prints {@code 1 2 3 4 5}. */
public class Program {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(new HjSuspendable() {
                @Override
                public void run() throws SuspendableException {
                    finish(() -> asyncNb(() -> System.out.print("1 ")));
                }
            }));
            HjFuture<String> two = future(() -> "2 ");
            finish(() -> asyncAwait(Arrays.asList(two), () -> System.out.print(two.get())));
            forall(0, 2, i -> isolated(() -> count++));
            System.out.print(count + " ");
            forall(newRectangularRegion1D(4, 4), i -> System.out.print(i + " "));
            forallNb(5, 5, i -> System.out.println(i));
        });
    }
}

// expect: proved
// Nobody puts what the first task waits for; the second ends the program, with 0.
import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class ExitNeverReached {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> given = newDataDrivenFuture();
            finish(() -> {
                async(() -> System.exit(given.get()));
                async(() -> System.exit(0));
            });
        });
    }
}

// Truth: proved. The inner finish joins a task that has waited for the future, and so knows what that did.
import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

public class HandedOn {
    static int x;

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> finish(() -> {
            HjFuture<Integer> made = future(() -> x = 1);
            finish(() -> async(() -> made.get()));
            assert x == 1;
        }));
    }
}

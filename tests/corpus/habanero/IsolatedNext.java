// expect: error
// error: next may block and is not allowed inside isolated

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

/** next may block, so it is not allowed inside isolated. */
public class IsolatedNext {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            newPhaser(SIG_WAIT);
            isolated(() -> next());
        });
    }
}

// expect: unknown: next inside isolated

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** What may block is not allowed inside isolated. */
public class IsolatedWait {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                newPhaser(SIG_WAIT);
                isolated(() -> next());
            });
        });
    }
}

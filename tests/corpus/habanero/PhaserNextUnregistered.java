// expect: error
// error: next without a registration on any phaser

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

/** next needs a registration. */
public class PhaserNextUnregistered {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                newPhaser(SIG_WAIT);
                async(() -> next());
            });
        });
    }
}

// expect: ok
// output: through

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A dropped registration holds up nobody. */
public class PhaserCreatorDrops {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser phaser = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(phaser.inMode(SIG_WAIT), () -> next());
                phaser.drop();
            });
            System.out.println("through");
        });
    }
}

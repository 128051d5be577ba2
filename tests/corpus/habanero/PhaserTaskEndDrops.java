// expect: ok
// output: through

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task that ends early holds up nobody. */
public class PhaserTaskEndDrops {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> next());
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    for (int i = 0; i < 3; i++) {
                        next();
                    }
                });
            });
            System.out.println("through");
        });
    }
}

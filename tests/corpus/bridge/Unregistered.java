// expect: violated runtime

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task waits on a phaser that it was not registered on. */
public class Unregistered {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                async(() -> barrier.doNext());
            });
        });
    }
}

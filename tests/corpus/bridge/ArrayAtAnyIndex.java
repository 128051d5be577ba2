// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Which phaser of the array it is depends on the input. */
public class ArrayAtAnyIndex {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser[] all = {newPhaser(SIG_WAIT), newPhaser(SIG_WAIT)};
                all[args.length % 2].doNext();
            });
        });
    }
}

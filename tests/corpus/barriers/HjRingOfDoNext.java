// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A ring in which everybody serves the right neighbour first. */
public class HjRingOfDoNext {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser[] ring = {newPhaser(SIG_WAIT), newPhaser(SIG_WAIT), newPhaser(SIG_WAIT)};
            for (int i = 0; i < 3; i++) {
                HjPhaser mine = ring[i];
                HjPhaser next = ring[(i + 1) % 3];
                asyncPhased(mine.inMode(SIG_WAIT), next.inMode(SIG_WAIT), () -> {
                    next.doNext();
                    mine.doNext();
                });
            }
        }));
    }
}

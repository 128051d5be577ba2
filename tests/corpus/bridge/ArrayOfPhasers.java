// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A ring of neighbours: the phasers are in an array, the indices are constants. */
public class ArrayOfPhasers {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser[] ring = new HjPhaser[3];
                for (int i = 0; i < 3; i++) {
                    ring[i] = newPhaser(SIG_WAIT);
                }
                for (int i = 0; i < 3; i++) {
                    asyncPhased(ring[i].inMode(SIG_WAIT), ring[(i + 1) % 3].inMode(SIG_WAIT), () -> {
                        next();
                        next();
                    });
                }
            });
        });
    }
}

// expect: proved
// truth: nobody waits for ever

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.*;

/** Neighbours by next over three phasers, with one task that leaves early. */
public class HjStencilNext {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser[] all = new HjPhaser[5];
            for (int i = 0; i < 5; i++) {
                all[i] = newPhaser(SIG_WAIT);
            }
            for (int i = 1; i < 4; i++) {
                int rounds = i == 2 ? 1 : 3;
                asyncPhased(Arrays.asList(all[i].inMode(SIG), all[i - 1].inMode(WAIT), all[i + 1].inMode(WAIT)), () -> {
                    for (int round = 0; round < rounds; round++) {
                        next();
                    }
                });
            }
        }));
    }
}

// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserPair;
import java.util.ArrayList;
import java.util.List;

/** A stencil: each task signals its own phaser and waits for its neighbours' at every step. */
public class StencilOfFour {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            double[] cells = new double[6];
            finish(() -> {
                HjPhaser[] phasers = new HjPhaser[6];
                for (int i = 0; i < 6; i++) {
                    phasers[i] = newPhaser(SIG_WAIT);
                }
                for (int i = 1; i <= 4; i++) {
                    List<HjPhaserPair> pairs = new ArrayList<>();
                    pairs.add(phasers[i].inMode(SIG));
                    pairs.add(phasers[i - 1].inMode(WAIT));
                    pairs.add(phasers[i + 1].inMode(WAIT));
                    asyncPhased(pairs, () -> {
                        for (int step = 0; step < 5; step++) {
                            next();
                        }
                    });
                }
            });
        });
    }
}

// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Workers in rounds. */
public class HjBarrierRounds {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < 4; i++) {
                int id = i;
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    for (int round = 0; round < 3; round++) {
                        System.out.println(id + " in round " + round);
                        next();
                    }
                });
            }
        }));
    }
}

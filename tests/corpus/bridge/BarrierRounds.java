// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Three tasks meet four times; the parent leaves with the finish. */
public class BarrierRounds {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 3; i++) {
                    int own = i;
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                        for (int round = 0; round < 4; round++) {
                            cells[own] += cells[(own + 1) % 3];
                            next();
                        }
                    });
                }
            });
        });
    }
}

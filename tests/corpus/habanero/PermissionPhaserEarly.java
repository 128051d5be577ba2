// expect: permission

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjPhaser;

/** The read region comes before the barrier. */
public class PermissionPhaserEarly {
    static class Cell {
        int value;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Cell cell = new Cell();
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    acquireW(cell);
                    cell.value = 3;
                    releaseW(cell);
                    next();
                });
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    acquireR(cell);
                    System.out.println(cell.value / 4);
                    releaseR(cell);
                    next();
                });
            });
        });
    }
}

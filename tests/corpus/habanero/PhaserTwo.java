// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** next waits on every phaser of the task. */
public class PhaserTwo {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            finish(() -> {
                HjPhaser left = newPhaser(SIG_WAIT);
                HjPhaser right = newPhaser(SIG_WAIT);
                asyncPhased(left.inMode(SIG_WAIT), () -> {
                    cells[0] = 1;
                    next();
                });
                asyncPhased(right.inMode(SIG_WAIT), () -> {
                    cells[1] = 2;
                    next();
                });
                asyncPhased(left.inMode(SIG_WAIT), right.inMode(SIG_WAIT), () -> {
                    next();
                    cells[2] = cells[0] + cells[1];
                });
            });
            System.out.println(cells[2]);
        });
    }
}

// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** forallPhased is a loop of tasks on a phaser of its own. */
public class LoopOfTasks {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[4];
            forallPhased(0, 3, i -> {
                cells[i] = i;
                next();
                System.out.println(cells[3 - i]);
            });
        });
    }
}

// expect: ok
// output: 2 1

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

/** forasyncPhased registers its tasks on the phasers of the caller. */
public class ForasyncPhasedInherits {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            int[] copies = new int[2];
            finish(() -> {
                newPhaser(SIG_WAIT);
                forasyncPhased(0, 1, i -> {
                    cells[i] = i + 1;
                    next();
                    copies[i] = cells[1 - i];
                });
            });
            System.out.println(copies[0] + " " + copies[1]);
        });
    }
}

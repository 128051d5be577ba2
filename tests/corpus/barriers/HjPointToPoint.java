// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import java.util.Arrays;

/** Neighbours only: the left one and the right one. */
public class HjPointToPoint {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser left = newPhaser(SIG_WAIT);
            HjPhaser middle = newPhaser(SIG_WAIT);
            HjPhaser right = newPhaser(SIG_WAIT);
            asyncPhased(left.inMode(SIG), middle.inMode(WAIT), () -> next());
            asyncPhased(Arrays.asList(middle.inMode(SIG), left.inMode(WAIT), right.inMode(WAIT)), () -> next());
            asyncPhased(right.inMode(SIG), middle.inMode(WAIT), () -> next());
        }));
    }
}

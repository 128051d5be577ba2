// expect: violated runtime

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A producer waits. */
public class WrongMode {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser filled = newPhaser(SIG_WAIT);
                asyncPhased(filled.inMode(SIG), () -> filled.doWait());
            });
        });
    }
}

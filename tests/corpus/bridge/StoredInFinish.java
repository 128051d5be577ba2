// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
/** An exception that nobody wrote: the array holds strings only. */
public class StoredInFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser p = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(p.inMode(SIG_WAIT), () -> next());
                Object[] a = new String[2];
                a[0] = Integer.valueOf(3);
                next();
            });
        });
    }
}

// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
/** An exception that nobody wrote: a cast that fails. */
public class CastInFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser p = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(p.inMode(SIG_WAIT), () -> next());
                Object o = new Object[1];
                String s = (String) o;
                next();
            });
        });
    }
}

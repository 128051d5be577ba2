// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The library reverses a list of phasers. */
public class ReversedList {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser p = newPhaser(SIG_WAIT);
                HjPhaser q = newPhaser(SIG_WAIT);
                List<HjPhaser> a = new ArrayList<>();
                a.add(p);
                a.add(q);
                asyncPhased(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT), () -> {
                    p.doNext();
                    q.doNext();
                });
                Collections.reverse(a);
                asyncPhased(p.inMode(SIG_WAIT), q.inMode(SIG_WAIT), () -> {
                    a.get(0).doNext();
                    a.get(1).doNext();
                });
            });
        });
    }
}

// truth: proved because T2's isolated body cannot begin before T1's, in which it signals, has ended
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class IsoSig {
static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  HjPhaser ph = newPhaser(SIG_WAIT);
  asyncPhased(ph.inMode(SIG), () -> { isolated(() -> { signal(); x = 1; }); });
  asyncPhased(ph.inMode(WAIT), () -> { doWait(); isolated(() -> { }); int t = x; });
});

        });
    }
}

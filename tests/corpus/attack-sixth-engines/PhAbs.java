// truth: violated race because if B first T3 writes x behind its signal of the phase that T2 waits for
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
public class PhAbs {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z;
static void adv(boolean l) { if (l) next(); }
static void t3(boolean l) { if (!l) signal(); x = 1; signal(); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser q = newPhaser(SIG_WAIT); next(); signal(); doWait(); });
roles();
boolean l = w == 1; w = 0;
finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT);
  adv(l);
  asyncPhased(p.inMode(SIG), () -> { t3(l); });
  asyncPhased(p.inMode(WAIT), () -> { doWait(); int t = x; });
  asyncPhased(p.inMode(SIG), () -> { isolated(() -> { z = 1; }); });
  p.drop();
});
        });
    }
}

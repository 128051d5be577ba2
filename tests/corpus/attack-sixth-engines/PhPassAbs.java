// truth: proved because the last signal of T2 is let through by a pass that T3 makes behind its look at x
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
public class PhPassAbs {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z;
static void adv(boolean l) { if (l) next(); }
static void t3(boolean l) { if (!l) doWait(); int t = x; doWait(); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjPhaser q = newPhaser(SIG_WAIT, 1); next(); signal(); doWait(); });
roles();
boolean l = w == 1; w = 0;
finish(() -> {
  HjPhaser p = newPhaser(SIG_WAIT, 1);
  adv(l);
  asyncPhased(p.inMode(SIG), () -> { signal(); signal(); isolated(() -> { z = 1; }); signal(); x = 1; });
  asyncPhased(p.inMode(WAIT), () -> { t3(l); });
  p.drop();
});
        });
    }
}

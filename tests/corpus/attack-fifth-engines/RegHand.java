// truth: violated permission because if B comes first T1 opens its region behind its isolated body, so V may open the same one while it is open
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
public class RegHand {
static int w, y; static final int[] o = new int[1];
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void reg() { permission.PermissionChecks.acquireW(o); permission.PermissionChecks.releaseW(o); }
static void t1(boolean late) { async(() -> { if (!late) reg(); isolated(() -> { y = 1; }); if (late) reg(); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  t1(late);
  async(() -> { int[] f = new int[1]; isolated(() -> { f[0] = y; }); if (f[0] == 1) reg(); });
});

        });
    }
}

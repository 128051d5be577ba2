// truth: violated race because as ChCnt; k in main, whose extra child is gone; g after p
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
public class ChCntMain {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z, y; static boolean lg, lp, lq; static HjEventCount e; static final HjRunnable N = () -> { }, Q = () -> { e.advance(); };
static void extra() { boolean l = lp; lp = false; if (l) async(N); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
e = newEventCount();
roles();
lg = lp = lq = w == 2; w = 0;
if (lq) e.advance();
finish(() -> {
  async(() -> { boolean l = lg; lg = false; int[] t = new int[1]; isolated(() -> { t[0] = x; }); if (l && t[0] == 1) y = 1; });
  async(() -> { extra(); isolated(() -> { z = 1; }); async(() -> { isolated(() -> { x = 1; }); int t = y; }); });
  if (!lq) async(Q); lq = false;
});
        });
    }
}

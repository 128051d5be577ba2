// truth: violated assertion because as ChCnt; two extra children, the second takes the name
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
public class ChTwo {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static boolean lg, lp, lq; static HjEventCount e; static final HjRunnable N = () -> { }, Q = () -> { e.advance(); };
static void extra() { boolean l = lp; lp = false; if (l) { async(N); async(N); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
e = newEventCount();
roles();
lg = lp = lq = w == 2; w = 0;
if (lq) e.advance();
finish(() -> {
  async(() -> { boolean l = lg; lg = false; isolated(() -> { int t = x; assert !(l && t == 2); }); });
  async(() -> { extra(); isolated(() -> { z = 1; }); async(() -> { isolated(() -> { x++; }); }); async(() -> { isolated(() -> { x++; }); }); });
  if (!lq) async(Q); lq = false;
});
        });
    }
}

// truth: violated assertion because if B first, k may set x before g looks; a match hides that k has another name then
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
public class ChCnt {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static boolean lg, lp, lq; static HjEventCount e; static final HjRunnable N = () -> { }, Q = () -> { e.advance(); };
static void extra() { boolean l = lp; lp = false; if (l) async(N); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
e = newEventCount();
roles();
lg = lp = lq = w == 2; w = 0;
if (lq) e.advance();
finish(() -> {
  async(() -> { boolean l = lg; lg = false; isolated(() -> { int t = x; assert !(l && t == 1); }); });
  async(() -> { extra(); isolated(() -> { z = 1; }); async(() -> { isolated(() -> { x = 1; }); }); });
  if (!lq) async(Q); lq = false;
});
        });
    }
}

// truth: violated assertion because as ChCnt; a spinning task makes history A try all tasks where its cycle closes
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
public class ChCyc {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z, q; static boolean lg, lp, lq; static final HjRunnable N = () -> { };
static void extra() { boolean l = lp; lp = false; if (l) async(N); }
static void spin() { boolean l = lq; lq = false; int[] t = new int[1]; while (!l && t[0] == 0) { isolated(() -> { t[0] = q; }); } isolated(() -> { q = 1; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
lg = lp = lq = w == 2; w = 0;
finish(() -> {
  async(() -> { boolean l = lg; lg = false; isolated(() -> { int t = x; assert !(l && t == 1); }); });
  async(() -> { extra(); isolated(() -> { z = 1; }); async(() -> { isolated(() -> { x = 1; }); }); });
  async(() -> { spin(); });
  async(() -> { isolated(() -> { q = 1; }); });
});
        });
    }
}

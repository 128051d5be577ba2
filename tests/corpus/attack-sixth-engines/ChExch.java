// truth: violated assertion because two equal parents, one of which had a child before
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
public class ChExch {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static boolean lg, lp, lq; static HjEventCount e; static final HjRunnable N = () -> { }, Q = () -> { e.advance(); };
static void extra() { boolean[] l = new boolean[1]; isolated(() -> { l[0] = lp; lp = false; }); if (l[0]) async(N); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
e = newEventCount();
roles();
lg = lp = w == 2; w = 0;
finish(() -> {
  async(() -> { boolean l = lg; lg = false; isolated(() -> { int t = x; assert !(l && t == 2); }); });
  for (int i = 0; i < 2; i++) async(() -> { extra(); isolated(() -> { z = 1; }); async(() -> { isolated(() -> { x++; }); }); });
  async(Q);
});
        });
    }
}

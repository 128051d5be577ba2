// truth: violated race because as KindInt with looks at a future in bodies: T2 saw the put of T1, but x may be written behind the body
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
public class KindHash {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x;  static boolean lt; static HjDataDrivenFuture<Integer> d, c; static void t1() { boolean l = lt; lt = false; if (!l) x = 1; isolated(() -> { d.put(1); }); if (l) x = 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
c = newDataDrivenFuture(); d = newDataDrivenFuture();
finish(() -> { async(() -> { c.put(1); }); async(() -> { c.resolved(); }); });
roles();
lt = w == 2; w = 0;
finish(() -> {
  async(() -> { t1(); });
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { f[0] = d.resolved(); }); if (f[0]) { int t = x; } });
});
        });
    }
}

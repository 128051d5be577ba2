// truth: violated race because T2 saw v of T1, whose write of x may come later
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
public class KindMon {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int v; static final Object o = new Object(), q = new Object();static int x; static boolean lt; static void t1() { boolean l = lt; lt = false; if (!l) x = 1; isolated(() -> { synchronized (o) { v = 1; } }); if (l) x = 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { synchronized (q) { } }); async(() -> { synchronized (q) { } }); });
roles();
lt = w == 2; w = 0;
finish(() -> {
  async(() -> { t1(); });
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { synchronized (o) { f[0] = v == 1; } }); if (f[0]) { int t = x; } });
});
        });
    }
}

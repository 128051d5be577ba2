// truth: violated race because as KindInt with interrupts: in a body behind that of T1 T2 sees the interrupt, but x may be written behind the body
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
public class KindIntr {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x; static final Thread m = Thread.currentThread(); static boolean lt; static void t1() { boolean l = lt; lt = false; if (!l) x = 1; isolated(() -> { m.interrupt(); }); if (l) x = 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { m.interrupt(); }); async(() -> { m.isInterrupted(); }); });
Thread.interrupted();
roles();
lt = w == 2; w = 0;
finish(() -> {
  async(() -> { t1(); });
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { f[0] = m.isInterrupted(); }); if (f[0]) { int t = x; } });
});
        });
    }
}

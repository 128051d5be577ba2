// truth: violated assertion because as WeakMerge, but the lazy stores in A first
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
public class WeakMerge2 {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger(); static int[] r = new int[2];
static void st(boolean l, AtomicInteger v) { if (l) v.lazySet(1); else v.set(1); }
static void t1(boolean l) { async(() -> { st(l, a); r[0] = b.get(); }); }
static void t2(boolean l) { async(() -> { st(l, b); r[1] = a.get(); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean l = w == 1; w = 0;
finish(() -> { t1(l); t2(l); });
assert r[0] == 1 || r[1] == 1;
        });
    }
}

// truth: violated assertion because if B comes first the future failed, and nobody has seen it yet
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
public class FutRes {
static int w, x; static HjFuture<Integer> f;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void start(int v) { f = future(() -> { if (v == 2) throw new IllegalStateException(); return 1; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
finish(() -> { start(w); });
w = 0;
isolated(() -> { x = 1; });
boolean bad = false;
try { f.get(); } catch (RuntimeException e) { bad = true; }
assert !bad;

        });
    }
}

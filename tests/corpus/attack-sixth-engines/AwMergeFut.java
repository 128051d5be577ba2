// truth: violated race because as AwMerge with futureAwait and a future that has a task
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
public class AwMergeFut {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static HjFuture<Integer> f; static HjDataDrivenFuture<Integer> g; static final HjSuspendingCallable<Integer> B = () -> x;
static void aw(boolean l) { if (l) futureAwait(g, B); else futureAwait(f, g, B); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
g = newDataDrivenFuture();
roles();
boolean l = w == 2; w = 0;
finish(() -> {
  f = future(() -> { x = 1; return 1; });
  aw(l);
  async(() -> { isolated(() -> { z = 1; }); g.put(1); });
});
        });
    }
}

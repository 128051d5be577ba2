// truth: violated race because if B first the task that looks at x awaits g only; f, behind whose put x lies, is awaited by the other task
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
public class AwSplit2 {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static HjDataDrivenFuture<Integer> f, g; static final HjRunnable N = () -> { }, B = () -> { int t = x; };
static void aw(boolean l) { if (l) { asyncAwait(f, g, N); asyncAwait(g, B); } else { asyncAwait(g, N); asyncAwait(g, f, B); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
f = newDataDrivenFuture(); g = newDataDrivenFuture();
roles();
boolean l = w == 2; w = 0;
finish(() -> {
  async(() -> { x = 1; f.put(1); });
  aw(l);
  async(() -> { isolated(() -> { z = 1; }); g.put(1); });
});
        });
    }
}

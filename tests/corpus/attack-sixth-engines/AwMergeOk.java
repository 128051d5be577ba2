// truth: proved because f is awaited in any case
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
public class AwMergeOk {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static HjDataDrivenFuture<Integer> f, g, h; static final HjRunnable B = () -> { int t = x; };
static void aw(boolean l) { if (l) asyncAwait(f, g, B); else asyncAwait(g, f, B); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
f = newDataDrivenFuture(); g = newDataDrivenFuture(); h = newDataDrivenFuture();
roles();
boolean l = w == 2; w = 0;
finish(() -> {
  async(() -> { x = 1; f.put(1); }); async(() -> { h.put(1); });
  aw(l);
  async(() -> { isolated(() -> { z = 1; }); g.put(1); });
});
        });
    }
}

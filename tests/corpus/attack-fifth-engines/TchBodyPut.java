// truth: violated race because if B comes first T1 writes x behind its isolated put, and T2, whose put failed, reads it
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
public class TchBodyPut {
static int w, x, k; static HjDataDrivenFuture<Integer> d;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void t1(boolean late) { async(() -> { if (!late) x = 1; isolated(() -> { try { d.put(1); } catch (RuntimeException e) { } }); if (late) x = 1; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
d = newDataDrivenFuture();
finish(() -> {
  t1(late);
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { try { d.put(2); } catch (RuntimeException e) { f[0] = true; } }); if (f[0]) { int t = x; } });
});

        });
    }
}

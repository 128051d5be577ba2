// truth: violated race because if B comes first T1 writes x behind its inner body, still in the outer one, which V's body does not exclude
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
public class NestHand {
static int w, x, y; static final Object a = new Object(), b = new Object();
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void t1(boolean late) { async(() -> { isolated(a, () -> { if (!late) x = 1; isolated(b, () -> { y = 1; }); if (late) x = 1; }); }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  t1(late);
  async(() -> { int[] f = new int[1]; isolated(b, () -> { f[0] = y; }); if (f[0] == 1) { int t = x; } });
});

        });
    }
}

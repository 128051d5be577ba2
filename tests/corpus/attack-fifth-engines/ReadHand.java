// truth: violated race because if B comes first T1 reads y before it writes x, and V's write of y, which waits for the read only, is no order for x
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
public class ReadHand {
static int w, x, y;
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static HjDataDrivenFuture<Integer> d;
static void t1(boolean late) { async(() -> { if (!late) x = 1; isolated(() -> { int t = y; }); if (late) x = 1; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  t1(late);
  async(() -> { isolated(() -> { y = 1; }); int t = x; });
});

        });
    }
}

// truth: violated race because if B first a later plain-mode write has broken the release chain of Latest
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
public class LatVol {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x, z; static final AtomicInteger a = new AtomicInteger();
static void wr(boolean l) { if (l) { a.set(1); a.setPlain(1); } else a.set(1); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
a.setPlain(0);
roles();
boolean l = w == 2; w = 0;
finish(() -> {
  async(() -> { x = 1; wr(l); });
  async(() -> { int[] t = new int[1]; isolated(() -> { z = 1; }); if (a.getAcquire() == 1) { int q = x; } });
});
        });
    }
}

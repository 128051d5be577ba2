// truth: violated exception because get inside isolated throws
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
public class TcVol {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x; static volatile int v, u; static HjDataDrivenFuture<Integer> d; static boolean late;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { u = 1; }); async(() -> { int t = u; }); });
roles();
boolean lt = w == 2; w = 0;
d = newDataDrivenFuture();
finish(() -> {
  async(() -> { x = 1; d.put(1); });
  if (lt) async(() -> { isolated(() -> { v = 1; }); d.get(); }); else async(() -> { isolated(() -> { v = 1; d.get(); }); });
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { f[0] = v == 1; }); if (f[0]) { int t = x; } });
});
        });
    }
}

// truth: violated race because x may be written behind the bodies
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
public class CarTwoIso {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int y, z;static int x; static boolean lt; static void t1() { boolean l = lt; lt = false; if (!l) x = 1; isolated(() -> { y = 1; }); isolated(() -> { z = 1; }); if (l) x = 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
lt = w == 2; w = 0;
finish(() -> {
  async(() -> { t1(); });
  async(() -> { int[] q = new int[1]; isolated(() -> { q[0] = y; }); if (q[0] == 1) { int t = x; } });
});
        });
    }
}

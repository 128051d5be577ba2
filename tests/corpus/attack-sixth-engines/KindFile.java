// truth: violated race because T2 in a body behind that of T1 saw that a byte was read; x may be written behind
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
public class KindFile {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static int x; static boolean lt; static int rd() { try { return System.in.read(); } catch (java.io.IOException e) { return -1; } } static void t1() { boolean l = lt; lt = false; if (!l) x = 1; isolated(() -> { rd(); }); if (l) x = 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
lt = w == 2; w = 0;
finish(() -> {
  async(() -> { t1(); });
  async(() -> { isolated(() -> { rd(); }); int t = x; });
});
        });
    }
}

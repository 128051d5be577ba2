// truth: violated race because if B comes first T1 writes x behind its isolated body, and T2, who saw the string, reads it
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
public class TchBody {
static int w, x, k;
static String mk() { return new String(new char[] {'q', 'z', '7', 'u'}); }
static void roles() { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }
static void t1(boolean late) { async(() -> { if (!late) x = 1; isolated(() -> { mk().intern(); }); if (late) x = 1; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
roles();
boolean late = w == 2;
w = 0;
finish(() -> {
  t1(late);
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { String s = mk(); f[0] = s.intern() != s; }); if (f[0]) { int t = x; } });
});

        });
    }
}

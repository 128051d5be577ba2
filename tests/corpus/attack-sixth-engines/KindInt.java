// truth: violated race because if B first T1 writes x behind its isolated body, and T2, who saw the string, reads it; interning is a choice because of the prelude
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
public class KindInt {
static int w; static void roles() { finish(() -> { finish(() -> { async(() -> { isolated(() -> { if (w == 0) w = 1; }); }); async(() -> { isolated(() -> { if (w == 0) w = 2; }); }); }); }); }
static String mk(char c) { return new String(new char[] {'q', 'z', '7', c}); }
static int x;  static boolean lt; static void t1() { boolean l = lt; lt = false; if (!l) x = 1; isolated(() -> { mk('u').intern(); }); if (l) x = 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { mk('p').intern(); }); async(() -> { mk('p').intern(); }); });
roles();
lt = w == 2; w = 0;
finish(() -> {
  async(() -> { t1(); });
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { String s = mk('u'); f[0] = s.intern() != s; }); if (f[0]) { int t = x; } });
});
        });
    }
}

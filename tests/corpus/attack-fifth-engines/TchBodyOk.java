// truth: proved because T1 always writes x before its isolated body
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
public class TchBodyOk {
static int w, x, k;
static String mk() { return new String(new char[] {'q', 'z', '7', 'u'}); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { x = 1; isolated(() -> { mk().intern(); }); });
  async(() -> { boolean[] f = new boolean[1]; isolated(() -> { String s = mk(); f[0] = s.intern() != s; }); if (f[0]) { int t = x; } });
});

        });
    }
}

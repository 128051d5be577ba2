// truth: proved because T1 always writes x before its inner body
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
public class NestHandOk {
static int w, x, y; static final Object a = new Object(), b = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
  async(() -> { isolated(a, () -> { x = 1; isolated(b, () -> { y = 1; }); }); });
  async(() -> { int[] f = new int[1]; isolated(b, () -> { f[0] = y; }); if (f[0] == 1) { int t = x; } });
});

        });
    }
}

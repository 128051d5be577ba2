// truth: proved because the middle one sees y before it sets z
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
public class IsoTriHandOk {
static int x, y, z; static final Object o = new Object(), p = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; isolated(o, () -> { y = 1; }); }); async(() -> { isolated(o, p, () -> { if (y == 1) z = 1; }); }); async(() -> { int[] t = new int[1]; isolated(p, () -> { t[0] = z; }); if (t[0] == 1) { int q = x; } }); });
        });
    }
}

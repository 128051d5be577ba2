// truth: proved because a cyclic barrier between the two
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
public class FaBar {
static int x, y; static final CyclicBarrier b = new CyclicBarrier(2); static void aw() { try { b.await(); } catch (Exception e) { throw new RuntimeException(e); } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; aw(); int t = y; }); async(() -> { y = 1; aw(); int t = x; }); });
        });
    }
}

// truth: violated assertion because the thread-local tells the twins apart
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
public class ExTl {
static int n, m, k; static final ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 0); static void body() { isolated(() -> { n++; }); isolated(() -> { m++; k = tl.get() * 10 + n; }); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { body(); }); async(() -> { tl.set(1); body(); }); });
assert k != 2;
        });
    }
}

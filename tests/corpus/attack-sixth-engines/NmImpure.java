// truth: violated assertion because whoever uses C first gives it its number
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
public class NmImpure {
static final ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 0); static class C { static final Integer v = tl.get(); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { tl.set(1); Integer t = C.v; }); async(() -> { tl.set(2); Integer t = C.v; }); });
assert C.v == 1;
        });
    }
}

// truth: violated race because he claims another object
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
public class FaLeakBad {
static int x; static HjDataDrivenFuture<Integer> d; static final Object o = new Object(), p = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
d = newDataDrivenFuture(); finish(() -> { async(() -> { isolated(o, () -> { d.put(1); x = 1; }); }); async(() -> { d.get(); isolated(p, () -> { }); int t = x; }); });
        });
    }
}

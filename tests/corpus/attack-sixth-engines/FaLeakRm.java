// truth: violated race because both claim to read only, so they do not exclude each other
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
public class FaLeakRm {
static int x; static HjDataDrivenFuture<Integer> d; static final Object o = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
d = newDataDrivenFuture(); finish(() -> { async(() -> { isolated(readMode(o), () -> { d.put(1); x = 1; }); }); async(() -> { d.get(); isolated(readMode(o), () -> { }); int t = x; }); });
        });
    }
}

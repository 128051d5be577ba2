// truth: proved because a future that is awaited twice in one list
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
public class AwTwice {
static int x; static HjDataDrivenFuture<Integer> d;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
d = newDataDrivenFuture(); finish(() -> { async(() -> { x = 1; d.put(1); }); asyncAwait(d, d, () -> { int t = x; }); });
        });
    }
}

// truth: violated race because two futures with the same value object: d2 knows nothing of x
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
public class DdfShare {
static int x; static final Integer one = 1; static HjDataDrivenFuture<Integer> d1, d2;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
d1 = newDataDrivenFuture(); d2 = newDataDrivenFuture(); finish(() -> { async(() -> { x = 1; d1.put(one); }); async(() -> { d2.put(one); }); asyncAwait(d2, () -> { Integer v = d2.get(); int t = x; }); });
        });
    }
}

// truth: proved because the awaiting task starts when both are there
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
public class DdfTwo {
static int a, b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture(), e = newDataDrivenFuture();
finish(() -> { asyncAwait(d, e, () -> { assert a + b == 2; }); async(() -> { a = 1; d.put(1); }); async(() -> { b = 1; e.put(1); }); });

        });
    }
}

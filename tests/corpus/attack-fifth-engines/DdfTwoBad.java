// truth: violated race because the awaiting task awaits only one of the two writers
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
public class DdfTwoBad {
static int a, b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture(), e = newDataDrivenFuture();
finish(() -> { asyncAwait(d, () -> { int t = a + b; }); async(() -> { a = 1; d.put(1); }); async(() -> { b = 1; e.put(1); }); });

        });
    }
}

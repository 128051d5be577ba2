// truth: violated assertion because as ExFut with three, the handles in an array in another order
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
public class ExFut2 {
static int n, m; static final HjFuture<Integer>[] a = new HjFuture[3]; static Integer body() { isolated(() -> { n++; }); isolated(() -> { m++; }); return 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
for (int i = 2; i >= 0; i--) { a[i] = future(() -> body()); }
a[0].get();
isolated(() -> { assert !(n == 1 && m == 1); });
        });
    }
}

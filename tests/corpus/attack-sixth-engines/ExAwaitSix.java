// truth: violated assertion because the awaiting task of f1 may run while f0 stands before its first body
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
public class ExAwaitSix {
static int n, m; static Integer body() { isolated(() -> { n++; }); isolated(() -> { m++; }); return 1; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjFuture<Integer> f0 = future(() -> body()); HjFuture<Integer> f1 = future(() -> body());
asyncAwait(f1, () -> { isolated(() -> { assert n == 2; }); }); });
        });
    }
}

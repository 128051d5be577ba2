// truth: proved because waitAll waits for both
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
public class WaitAllSix {
static int a, b;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { HjFuture<Integer> f = future(() -> { a = 1; return 1; }), g = future(() -> { b = 1; return 1; }); waitAll(f, g); int t = b + a; });
        });
    }
}

// truth: proved: get hands on what the future's own gets learned
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
import java.util.function.*;
import java.util.stream.*;
import java.lang.invoke.*;
public class CcFutChain {
static int x, y;
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjFuture<Integer> f = future(() -> { x = 1; return 1; });
HjFuture<Integer> g = future(() -> { int r = f.get(); y = x + r; return y; });
HjFuture<Integer> h = future(() -> { g.get(); return x + y; });
assert h.get() == 3;
 }); }
}

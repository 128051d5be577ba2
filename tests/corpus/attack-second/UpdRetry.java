// truth: violated: (assertion) the function is applied again when the compare-and-set fails
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class UpdRetry {
 static final AtomicInteger n = new AtomicInteger(), a = new AtomicInteger();
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a.updateAndGet(v -> { n.incrementAndGet(); return v + 1; }); }); async(() -> { a.updateAndGet(v -> { n.incrementAndGet(); return v + 1; }); }); });
 assert a.get() == 2; assert n.get() == 2;
 }); }
}

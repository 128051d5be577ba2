// truth: proved: field updater used right
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class UpdOk {
 volatile int n; static final AtomicIntegerFieldUpdater<UpdOk> U = AtomicIntegerFieldUpdater.newUpdater(UpdOk.class, "n"); static final UpdOk o = new UpdOk();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> { async(() -> { U.incrementAndGet(o); }); async(() -> { U.addAndGet(o, 2); }); });
 assert o.n == 3;
 }); }
}

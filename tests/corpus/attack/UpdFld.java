// truth: violated: (assertion) field updater: lost update between get and set
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class UpdFld {
 volatile int n; static final AtomicIntegerFieldUpdater<UpdFld> U = AtomicIntegerFieldUpdater.newUpdater(UpdFld.class, "n"); static final UpdFld o = new UpdFld();
 public static void main(String[] args){ launchHabaneroApp(() -> {
 finish(() -> {
   async(() -> { U.set(o, U.get(o) + 1); });
   async(() -> { U.incrementAndGet(o); });
 });
 assert o.n == 2;
 }); }
}

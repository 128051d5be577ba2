// truth: violated: (assertion) take of a full queue throws if the interrupt came first
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
public class JaIntTake {
static Thread t; static boolean hit; static volatile int v; static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(List.of(1));
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { async(() -> { t = Thread.currentThread(); d.put(1); v++; try { q.take(); } catch (InterruptedException e) { hit = true; } }); asyncAwait(d, () -> { v++; t.interrupt(); }); });
assert !hit;
 }); }
}

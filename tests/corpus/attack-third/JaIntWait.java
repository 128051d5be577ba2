// truth: violated: (assertion) wait may be interrupted before it begins
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
public class JaIntWait {
static Thread t; static boolean hit; static volatile int v; static final Object L = new Object();
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { async(() -> { t = Thread.currentThread(); d.put(1); v++; synchronized (L) { try { L.wait(); } catch (InterruptedException e) { hit = true; } } }); asyncAwait(d, () -> { v++; t.interrupt(); }); });
assert !hit;
 }); }
}

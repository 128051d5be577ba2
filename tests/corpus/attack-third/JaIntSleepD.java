// truth: violated: (assertion) as JaIntSleepB, with a volatile variable touched by both
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
public class JaIntSleepD {
static Thread t; static boolean hit; static volatile int v;
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
finish(() -> { async(() -> { t = Thread.currentThread(); d.put(1); v++; try { Thread.sleep(10); } catch (InterruptedException e) { hit = true; } }); asyncAwait(d, () -> { v++; t.interrupt(); }); });
assert !hit;
 }); }
}

// truth: violated: (deadlock) task 1 initialises ForkJoinPool, whose factory waits for d; task 2 needs ForkJoinPool before it puts d
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
public class FjpDead {
 static HjDataDrivenFuture<Integer> d; static final Object o = new Object(); static boolean in;
 public static class F implements ForkJoinPool.ForkJoinWorkerThreadFactory { public F() { synchronized (o) { } } public ForkJoinWorkerThread newThread(ForkJoinPool p) { return null; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "FjpDead$F");
 finish(() -> { async(() -> { ForkJoinPool.commonPool(); }); async(() -> { synchronized (o) { ForkJoinPool.commonPool(); } }); });
 }); }
}

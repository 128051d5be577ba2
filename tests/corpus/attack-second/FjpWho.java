// truth: violated: (assertion) the factory notes x when ForkJoinPool is initialised: by task 1 behind its write, or by task 2 before it
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
public class FjpWho {
 public static volatile int x, y;
 public static class F implements ForkJoinPool.ForkJoinWorkerThreadFactory { public F() { y = x; } public ForkJoinWorkerThread newThread(ForkJoinPool p) { return null; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "FjpWho$F");
 finish(() -> { async(() -> { x = 1; ForkJoinPool.commonPool(); }); async(() -> { ForkJoinPool.commonPool(); }); });
 assert y == 1;
 }); }
}

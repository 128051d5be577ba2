// truth: violated: (assertion) deterministic: the initialiser of ForkJoinPool makes the program's factory, whose constructor sets x
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
public class FjpSeen {
 public static int x;
 public static class F implements ForkJoinPool.ForkJoinWorkerThreadFactory { public F() { x = 1; } public ForkJoinWorkerThread newThread(ForkJoinPool p) { return null; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "FjpSeen$F");
 ForkJoinPool.commonPool();
 assert x == 0;
 }); }
}

// truth: violated: (assertion) the initialiser of ForkJoinPool reads the property before or after task 1 sets it
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
public class FjpPar {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "29"); }); async(() -> { int n = ForkJoinPool.getCommonPoolParallelism(); assert n == 29; }); });
 }); }
}

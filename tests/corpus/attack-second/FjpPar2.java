// truth: violated: (assertion) as FjpPar, the other way
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
public class FjpPar2 {
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "29"); }); async(() -> { int n = ForkJoinPool.getCommonPoolParallelism(); assert n != 29; }); });
 }); }
}

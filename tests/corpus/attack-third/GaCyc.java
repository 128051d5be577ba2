// truth: proved: a cyclic barrier with an action
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
public class GaCyc {
static final int[] a = new int[2]; static int s; static CyclicBarrier b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
b = new CyclicBarrier(2, () -> { s = a[0] + a[1]; });
finish(() -> { for (int i = 0; i < 2; i++) { int k = i; async(() -> { a[k] = k + 1; try { b.await(); } catch (InterruptedException | BrokenBarrierException e) { } assert s == 3; }); } });
 }); }
}

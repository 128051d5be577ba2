// truth: proved: n-queens with an accumulator
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
public class KaNq {
static boolean ok(int n, int[] a) { for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (a[i] == a[j] || Math.abs(a[i] - a[j]) == j - i) return false; return true; }
static void q(HjFinishAccumulator s, int[] a, int d) { if (d == 5) { s.put(1); return; } for (int i = 0; i < 5; i++) { int k = i; async(() -> { int[] b = Arrays.copyOf(a, d + 1); b[d] = k; if (ok(d + 1, b)) q(s, b, d + 1); }); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
HjFinishAccumulator s = newFinishAccumulator(HjOperator.SUM, int.class);
finish(s, () -> { q(s, new int[0], 0); });
assert s.get().intValue() == 10;
 }); }
}

// truth: proved: parallel quicksort
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
public class KaQs {
static final int[] a = {5, 2, 8, 1, 9, 3, 7, 4};
static void qs(int l, int h) { if (l >= h) return; int p = a[h], i = l; for (int j = l; j < h; j++) if (a[j] < p) { int t = a[i]; a[i] = a[j]; a[j] = t; i++; } int t = a[i]; a[i] = a[h]; a[h] = t; int m = i; async(() -> { qs(l, m - 1); }); async(() -> { qs(m + 1, h); }); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { qs(0, a.length - 1); });
for (int i = 1; i < a.length; i++) assert a[i - 1] <= a[i];
 }); }
}

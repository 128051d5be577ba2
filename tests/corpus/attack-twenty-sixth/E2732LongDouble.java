import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// proved: sums in long and double, each thread its own, an atomic between
public class E2732LongDouble {
static AtomicInteger c = new AtomicInteger(); static double[] d = new double[2]; static long[] l = new long[2]; static float[] f = new float[2];
    public static void main(String[] args) throws Exception {
Thread[] ts = new Thread[2];
for (int t = 0; t < 2; t++) { int me = t; ts[t] = new Thread(() -> { for (int r = 0; r < 2; r++) { for (int i = 0; i < 50; i++) { d[me] += 0.5 * i; l[me] -= (long) i << 33; f[me] = f[me] / 2 - i; } c.getAndAdd(me); } }); ts[t].start(); }
for (Thread t : ts) t.join();
assert d[0] == d[1] && l[0] == l[1] && f[0] == f[1] && d[0] == 1225.0 && l[0] == -(2450L << 33) && c.get() == 2;
    }

}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: tickets decide which element is written; both orders exist
public class E2711AtomicTicket {
static AtomicInteger c = new AtomicInteger(); static int[] a = new int[64];
    public static void main(String[] args) throws Exception {
Thread[] ts = new Thread[2];
for (int t = 0; t < 2; t++) { int me = t; ts[t] = new Thread(() -> { for (int r = 0; r < 3; r++) { int at = c.getAndIncrement(); for (int i = 0; i < 9; i++) a[at * 9 + i] = me + 1; } }); ts[t].start(); }
for (Thread t : ts) t.join();
int s = 0; for (int i = 0; i < 54; i++) s += a[i];
assert s == 81 && a[0] + a[53] != 2;
    }

}

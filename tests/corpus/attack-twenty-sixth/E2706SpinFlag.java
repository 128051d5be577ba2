import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

// violated: the plain counter is read before the flag is set in the same loop
public class E2706SpinFlag {
static volatile boolean flag; static int n; static int seen;
    public static void main(String[] args) throws Exception {
Thread t = new Thread(() -> { int k = 0; while (!flag) { k++; Thread.onSpinWait(); } seen = n; });
t.start(); for (int i = 0; i < 100; i++) { n += i; if (i == 98) flag = true; } t.join();
assert seen == 4950;
    }

}

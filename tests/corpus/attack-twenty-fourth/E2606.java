// violated: childValue is called in main, which hires, and writes x; t reads x beside it: a race.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2606 {
    static int x; static final InheritableThreadLocal<Integer> I = new InheritableThreadLocal<>() { protected Integer childValue(Integer v) { x = 1; return v; } };

    public static void main(String[] args) throws Exception {
        I.set(1);
        ExecutorService p = Executors.newFixedThreadPool(1);Thread t = new Thread(null, () -> { int v = x; }, "t", 0, false);
        t.start();
        p.execute(() -> { });
        p.shutdown();
    }
}

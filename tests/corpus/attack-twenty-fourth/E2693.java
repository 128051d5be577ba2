// violated: childValue is called when main starts the worker of a fork/join pool.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2693 {
    static final AtomicInteger calls = new AtomicInteger(); static final InheritableThreadLocal<Integer> I = new InheritableThreadLocal<>() { protected Integer childValue(Integer v) { calls.incrementAndGet(); return v; } };

    public static void main(String[] args) throws Exception {
        I.set(1);
        ForkJoinPool p = new ForkJoinPool(1);
        p.submit(() -> { }).get();
        p.shutdown();
        assert calls.get() == 0;
    }
}

// proved: childValue is called once by the Thread constructor, in main, when the pool hires its only worker.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2504 {
    static int calls; static final InheritableThreadLocal<Integer> I = new InheritableThreadLocal<>() { protected Integer childValue(Integer v) { calls++; return v; } };

    public static void main(String[] args) throws Exception {
        I.set(1);
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.submit(() -> { }).get();
        p.shutdown();
        assert calls == 1;
    }
}

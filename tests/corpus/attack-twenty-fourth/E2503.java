// violated: childValue is called by the Thread constructor when the pool hires (main has an inheritable value): calls is 1.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2503 {
    static int calls; static final InheritableThreadLocal<Integer> I = new InheritableThreadLocal<>() { protected Integer childValue(Integer v) { calls++; return v; } };

    public static void main(String[] args) throws Exception {
        I.set(1);
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.submit(() -> { }).get();
        p.shutdown();
        assert calls == 0;
    }
}

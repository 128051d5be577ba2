// violated: the workers of the common pool inherit from who makes them: childValue is called.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2696 {
    static final AtomicInteger calls = new AtomicInteger(); static final InheritableThreadLocal<Integer> I = new InheritableThreadLocal<>() { protected Integer childValue(Integer v) { calls.incrementAndGet(); return v; } };

    public static void main(String[] args) throws Exception {
        I.set(1);
        int v = java.util.stream.IntStream.range(0, 4).parallel().sum();
        assert v == 6 && calls.get() == 0;
    }
}

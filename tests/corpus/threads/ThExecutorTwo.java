import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThExecutorTwo {
    static int x;
    static int y;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> a = pool.submit(() -> x = 1);
        Future<?> b = pool.submit(() -> y = 1);
        a.get();
        b.get();
        assert x + y == 2;
        pool.shutdown();
    }
}

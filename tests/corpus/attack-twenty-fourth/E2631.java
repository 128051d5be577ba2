// proved: awaitTermination in a job of another pool.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2631 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);ExecutorService q = Executors.newSingleThreadExecutor();
        p.execute(() -> x = 1);
        p.shutdown();
        boolean b = q.submit(() -> { while (!p.awaitTermination(1, TimeUnit.DAYS)) { } return x == 1; }).get();
        q.shutdown();
        assert b;
    }
}

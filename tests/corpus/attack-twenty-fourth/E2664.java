// violated: a cached pool may run three at once.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2664 {
    static final AtomicInteger n = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();Runnable r = () -> { assert n.incrementAndGet() <= 2;
        n.decrementAndGet(); };
        p.execute(r);
        p.execute(r);
        p.execute(r);
        p.shutdown();
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A pool of two with three jobs under a lock. */
public class LkExecutor {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) all.add(pool.submit(() -> { lock.lock(); x++; lock.unlock(); }));
        for (Future<?> one : all) one.get();
        assert x == 3;
        pool.shutdown();
    }
}

// expect: violated deadlock
// truth: get(1, null) throws NullPointerException: main ends, the worker waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainGetNullUnit {
    static void pass(CountDownLatch l) { try { l.await(); } catch (InterruptedException e) { throw new IllegalStateException(e); } }
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> f = pool.submit(() -> pass(go));
        pool.shutdown();
        f.get(1, null);
        go.countDown();
    }
}

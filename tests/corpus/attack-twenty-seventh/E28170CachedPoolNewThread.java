import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): the second job may run in another thread, which has no permit, or in the same one, whose wait used it up.
public class E28170CachedPoolNewThread {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.submit(() -> LockSupport.unpark(Thread.currentThread())).get();
        pool.execute(LockSupport::park);
        pool.shutdown();
    }
}

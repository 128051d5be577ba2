import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): the worker may wait for the second job, which uses up the permit that the first job left.
public class E2835PermitLostBetweenJobs {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> LockSupport.unpark(Thread.currentThread()));
        pool.execute(LockSupport::park);
        pool.shutdown();
    }
}

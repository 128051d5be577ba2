import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): get may park and use up the permit that the job has given; no other comes.
public class E28256PermitBehindPoolTaskOnly {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> LockSupport.unpark(main));
        pool.shutdown();
        future.get();
        LockSupport.park();
    }
}

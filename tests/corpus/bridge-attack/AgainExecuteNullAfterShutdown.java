// expect: proved
// truth: null is looked at before the shutdown: the handler counts down
import java.util.*;
import java.util.concurrent.*;

public class AgainExecuteNullAfterShutdown {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.shutdown();
        try { pool.execute(null); } catch (NullPointerException e) { l.countDown(); } catch (RejectedExecutionException e) { }
        l.await();
    }
}

// Truth: violated. The refused job is DiscardOldest's: the old future is never run, and its get waits for ever.
import java.util.concurrent.*;
public class E2282 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardOldestPolicy());
        CountDownLatch go = new CountDownLatch(1);
        p.execute(() -> { try { go.await(); } catch (InterruptedException e) { } });
        Future<?> f = p.submit(() -> 1);
        Future<?> g = p.submit(() -> 2);
        go.countDown();
        g.get();
        p.shutdown();
        f.get();
    }
}

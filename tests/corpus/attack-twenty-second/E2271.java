// Truth: violated. The worker's two jobs behind the first are the library's (a CompletableFuture's, around an idle Thread): main
// sees f done and g not.
import java.util.concurrent.*;
public class E2271 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        CountDownLatch go = new CountDownLatch(1);
        p.execute(() -> { try { go.await(); } catch (InterruptedException e) { } });
        Thread idle = new Thread();
        CompletableFuture<Void> f = CompletableFuture.runAsync(idle, p), g = CompletableFuture.runAsync(idle, p);
        go.countDown();
        boolean b = f.isDone();
        assert !b || g.isDone();
        p.shutdown();
    }
}

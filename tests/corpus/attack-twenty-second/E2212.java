// Truth: violated. The worker completes f and then, in postComplete, the future that depends on it: main sees f done and the
// other not.
import java.util.concurrent.*;
public class E2212 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> { }, p);
        CompletableFuture<Void> all = CompletableFuture.allOf(f);
        if (f.isDone()) assert all.isDone();
        p.shutdown();
    }
}

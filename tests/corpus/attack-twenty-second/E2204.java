// Truth: proved. As E2221: AbortPolicy asks the pool's toString, which waits for the main lock, before it throws: interrupted by
// then. (The lambda in the job is named by who comes first.)
import java.util.concurrent.*;
public class E2204 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        p.execute(() -> {
            try { p.execute(() -> { }); }
            catch (RejectedExecutionException e) { assert Thread.currentThread().isInterrupted(); }
        });
        p.shutdownNow();
    }
}

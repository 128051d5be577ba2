// Truth: proved. STOP is set and the workers interrupted under the main lock; the refusal by AbortPolicy takes that lock in
// toString before it throws: the refused job is interrupted by then.
import java.util.concurrent.*;
public class E2221 {
    static final Runnable NOOP = () -> { };
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        p.execute(() -> {
            try { p.execute(NOOP); }
            catch (RejectedExecutionException e) { assert Thread.currentThread().isInterrupted(); }
        });
        p.shutdownNow();
    }
}

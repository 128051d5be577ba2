// Truth: violated. shutdownNow advances the state to STOP before it interrupts the workers: the job is refused, and the
// handler runs in a thread that is not interrupted yet.
import java.util.concurrent.*;
public class E2241 {
    static final Runnable NOOP = () -> { };
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        p.setRejectedExecutionHandler((r, e) -> { assert Thread.currentThread().isInterrupted(); });
        p.execute(() -> p.execute(NOOP));
        p.shutdownNow();
    }
}

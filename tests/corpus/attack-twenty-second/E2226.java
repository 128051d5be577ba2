// Truth: violated. main advances the state; the worker, its job done and unlocked, sees that and leaves; main finds it in the
// set, idle, and interrupts it: it is interrupted behind run().
import java.util.concurrent.*;
public class E2226 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(),
            r -> new Thread(() -> { r.run(); assert !Thread.currentThread().isInterrupted(); }));
        p.execute(() -> { });
        p.shutdown();
    }
}

// Truth: violated. main advances the state; the worker ends its job, sees that, and counts itself out; main sees no worker and
// calls terminated() itself.
import java.util.concurrent.*;
public class E2223 {
    public static void main(String[] a) throws Exception {
        Thread main = Thread.currentThread();
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>()) {
            protected void terminated() { assert Thread.currentThread() != main; }
        };
        p.execute(() -> { });
        p.shutdown();
    }
}

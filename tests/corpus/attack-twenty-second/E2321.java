// Truth: violated. The pool's terminated() comes before awaitTermination returns, and main sees what it wrote; but isTerminated is
// false while terminated() runs.
import java.util.concurrent.*;
public class E2321 {
    static volatile boolean hook;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>()) {
            protected void terminated() { hook = true; }
        };
        p.execute(() -> { });
        p.shutdown();
        if (hook) assert p.isTerminated();
    }
}

// Truth: violated. As before, with DiscardPolicy, and q (empty when refused) and an own constructor of the handler: no call
// that is none of the table.
import java.util.concurrent.*;
public class E2242 {
    static final Runnable NOOP = () -> { };
    static volatile boolean refused;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(), Executors.defaultThreadFactory(),
            (r, e) -> { refused = true; });
        p.execute(() -> {
            p.execute(NOOP);
            if (refused) assert Thread.currentThread().isInterrupted();
        });
        p.shutdownNow();
    }
}

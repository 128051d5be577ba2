// Truth: violated. CallerRuns: the job runs in main, inside execute, and makes two operations that the other sees between.
import java.util.concurrent.*;
public class E2265 {
    static final ConcurrentLinkedQueue<Integer> c = new ConcurrentLinkedQueue<>(), d = new ConcurrentLinkedQueue<>();
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
        p.execute(() -> { boolean e = d.isEmpty(); assert c.isEmpty() || !d.isEmpty(); });
        p.execute(() -> { c.add(1); d.add(1); });
        p.shutdown();
    }
}

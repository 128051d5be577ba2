// Truth: violated. Core 0, two threads may be made: the factory counts the workers; two executes from two threads make two.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class E2311 {
    static final Runnable NOOP = () -> { };
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        AtomicInteger in = new AtomicInteger();
        Runnable r = () -> { int n = in.incrementAndGet(); assert n == 1; in.decrementAndGet(); };
        Thread t = new Thread(() -> p.execute(r));
        t.start();
        p.execute(r);
    }
}

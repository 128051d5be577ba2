// Truth: violated. As E2203 (core 0, max 2), seen by the number of threads made: two, one per execute.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class E2246 {
    static final Runnable NOOP = () -> { };
    static volatile boolean hold = true;
    public static void main(String[] a) throws Exception {
        AtomicInteger made = new AtomicInteger();
        ThreadFactory f = Executors.defaultThreadFactory();
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>()) {
            protected void beforeExecute(Thread t, Runnable r) { made.incrementAndGet(); }
            protected void afterExecute(Runnable r, Throwable t) { assert made.decrementAndGet() == 0; }
        };
        Thread t = new Thread(() -> p.execute(NOOP));
        t.start();
        p.execute(NOOP);
        t.join();
        p.shutdown();
    }
}

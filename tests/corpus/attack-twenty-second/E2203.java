// Truth: violated (data race). core 0, max 2: both submitters offer, then both read a worker count of 0, and both add a
// worker: the two jobs run in two workers and nothing orders x++.
import java.util.concurrent.*;
public class E2203 {
    static int x;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        Thread t = new Thread(() -> p.execute(() -> x++));
        t.start();
        p.execute(() -> x++);
        t.join();
        p.shutdown();
    }
}

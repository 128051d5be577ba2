// Truth: violated (race). Core 0, max 2: both submitters find no worker, and each adds one without a job; then the two jobs race.
import java.util.concurrent.*;

public class E22TwoWorkers {
    static int x;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 2, 1, TimeUnit.DAYS, new ArrayBlockingQueue<>(2));
        Thread t = new Thread(() -> p.execute(() -> x++));
        t.setDaemon(true);
        t.start();
        p.execute(() -> x++);
    }
}

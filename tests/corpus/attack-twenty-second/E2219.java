// Truth: violated. awaitTermination returns while the worker's thread is still alive.
import java.util.concurrent.*;
public class E2219 {
    static Thread w;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(), r -> w = new Thread(r));
        p.execute(() -> { });
        p.shutdown();
        if (p.awaitTermination(1, TimeUnit.DAYS)) assert !w.isAlive();
    }
}

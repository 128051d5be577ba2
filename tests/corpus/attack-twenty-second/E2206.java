// Truth: violated. shutdownNow interrupts the worker before it drains the queue: the interrupted job still sees one there.
import java.util.concurrent.*;
public class E2206 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Runnable> q = new LinkedBlockingQueue<>();
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, q);
        p.execute(() -> { if (Thread.currentThread().isInterrupted()) assert q.size() == 0; });
        p.execute(() -> { });
        p.shutdownNow();
    }
}

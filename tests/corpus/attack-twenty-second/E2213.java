// Truth: violated. A worker whose wait has timed out sees an empty queue; main offers and sees one worker; the worker counts
// itself out, finds the queue not empty and adds a worker itself: the factory is asked by the worker.
import java.util.concurrent.*;
public class E2213 {
    public static void main(String[] a) throws Exception {
        Thread main = Thread.currentThread();
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(),
            r -> { assert Thread.currentThread() == main; Thread t = new Thread(r); t.setDaemon(true); return t; });
        p.execute(() -> { });
        p.execute(() -> { });
    }
}

// Truth: violated. Two workers die of shutdown and the last one calls terminated(): it may be either.
import java.util.concurrent.*;
public class E2283 {
    static Thread first;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(2, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(),
            r -> { Thread t = new Thread(r); if (first == null) first = t; return t; }) {
            protected void terminated() { assert Thread.currentThread() == first; }
        };
        p.execute(() -> { });
        p.execute(() -> { });
        p.shutdown();
    }
}

// Truth: violated. shutdownNow interrupts workers one by one: the first says that it was, the second is not yet.
import java.util.concurrent.*;
public class E2205 {
    static volatile boolean flag;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(2, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        p.execute(() -> { if (Thread.currentThread().isInterrupted()) flag = true; });
        p.execute(() -> { if (flag) assert Thread.currentThread().isInterrupted(); });
        p.shutdownNow();
    }
}

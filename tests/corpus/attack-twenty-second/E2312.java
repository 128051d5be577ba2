// Truth: violated (deadlock). Core 0, max 2: main's job waits for t's job. With one worker (the usual case) it waits for ever.
import java.util.concurrent.*;
public class E2312 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        CountDownLatch l = new CountDownLatch(1);
        p.execute(() -> { try { l.await(); } catch (InterruptedException e) { } });
        p.execute(l::countDown);
        p.shutdown();
    }
}

// Truth: violated. main has offered the job; t shuts down and sees it in the queue; main checks again, removes it and refuses it.
import java.util.concurrent.*;
public class E2286 {
    static final Runnable NOOP = () -> { };
    static volatile boolean refused, seen;
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Runnable> q = new ArrayBlockingQueue<>(1);
        CountDownLatch go = new CountDownLatch(1);
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, q, (r, e) -> { refused = true; });
        p.execute(() -> { try { go.await(); } catch (InterruptedException e) { } });
        Thread t = new Thread(() -> { p.shutdown(); seen = q.peek() != null; });
        t.start();
        p.execute(NOOP);
        t.join();
        go.countDown();
        assert !(refused && seen);
    }
}

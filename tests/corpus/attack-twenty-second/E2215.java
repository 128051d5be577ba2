// Truth: violated. DiscardOldestPolicy polls the old job and then tries again: in between the queue is empty though the
// worker is busy and nobody takes.
import java.util.concurrent.*;
public class E2215 {
    static final Runnable NOOP = () -> { };
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Runnable> q = new ArrayBlockingQueue<>(1);
        q.add(NOOP);
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, q, new ThreadPoolExecutor.DiscardOldestPolicy());
        p.execute(() -> { assert q.size() == 1; });
        p.execute(NOOP);
        p.shutdown();
    }
}

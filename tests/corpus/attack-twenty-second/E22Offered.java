// Truth: violated: main has offered the job when t shuts the pool down and sees it in the queue; then main takes it out and refuses it: it never runs.
import java.util.concurrent.*;

public class E22Offered {
    static volatile boolean seen, ran;

    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Runnable> queue = new ArrayBlockingQueue<>(1);
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, queue, new ThreadPoolExecutor.DiscardPolicy());
        Semaphore go = new Semaphore(0);
        p.execute(() -> go.acquireUninterruptibly());
        Thread t = new Thread(() -> {
            p.shutdown();
            seen = queue.peek() != null;
        });
        t.start();
        p.execute(() -> ran = true);
        t.join();
        go.release();
        while (!p.isTerminated()) Thread.onSpinWait();
        assert !seen || ran;
    }
}

// Truth: violated. t's execute has counted a worker but not started it; main shuts down and sees the pool not terminated; t's
// worker is refused: nothing was ever accepted.
import java.util.concurrent.*;
public class E2224 {
    static boolean accepted;
    static final Runnable NOOP = () -> { };
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        Thread t = new Thread(() -> {
            try { p.execute(NOOP); accepted = true; } catch (RejectedExecutionException e) { }
        });
        t.start();
        p.shutdown();
        boolean ended = p.isTerminated();
        t.join();
        assert accepted || ended;
    }
}

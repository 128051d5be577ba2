// Truth: violated. The job sleeps, is cancelled with interrupt, and its handler says so, or it is never begun, or ends by itself.
import java.util.concurrent.*;
public class E2301 {
    static volatile boolean interrupted;
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> {
            try { new CountDownLatch(1).await(); } catch (InterruptedException e) { interrupted = true; }
            return 1;
        });
        Thread t = new Thread(f);
        t.start();
        f.cancel(true);
        t.join();
        assert interrupted;
    }
}

// proved: the interrupt that cancel(true) sends to job 1 does not reach job 2: FutureTask waits for it and runWorker clears it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2550 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);CountDownLatch l = new CountDownLatch(1);
        Future<?> f = p.submit(() -> { try { l.await(); } catch (InterruptedException e) { } });
        Future<Boolean> g = p.submit(Thread::interrupted);
        f.cancel(true);
        assert !g.get();
        p.shutdown();
    }
}

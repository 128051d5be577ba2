// proved: an interrupt ends the wait for termination, or its time does; then the job is let go.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2608 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);CountDownLatch l = new CountDownLatch(1);
        Thread m = Thread.currentThread(), t = new Thread(m::interrupt);
        p.execute(() -> { try { l.await(); } catch (InterruptedException e) { } });
        p.shutdown();
        t.start();
        try { assert !p.awaitTermination(1, TimeUnit.HOURS); } catch (InterruptedException e) { } l.countDown();
    }
}

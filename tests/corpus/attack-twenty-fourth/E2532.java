// proved: job 2 holds its thread until job 3 has run, so job 3 runs on the thread of job 1, behind it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2532 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);CountDownLatch l = new CountDownLatch(1);
        p.execute(() -> x++);
        p.execute(() -> { try { l.await(); } catch (InterruptedException e) { } });
        p.execute(() -> { x++;
        l.countDown(); });
        p.shutdown();
    }
}

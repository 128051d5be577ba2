// violated: if the two that wait are hired before the one that counts, that one stays in the queue: deadlock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2576 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);CountDownLatch l = new CountDownLatch(1);
        Runnable w = () -> { try { l.await(); } catch (InterruptedException e) { } };
        Thread t = new Thread(() -> p.execute(() -> l.countDown())), u = new Thread(() -> p.execute(w));
        t.start();
        u.start();
        p.execute(w);
        t.join();
        u.join();
        p.shutdown();
    }
}

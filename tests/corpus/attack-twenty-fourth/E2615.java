// proved: the one that counts is handed in first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2615 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);CountDownLatch l = new CountDownLatch(1);
        p.execute(() -> l.countDown());
        Thread t = new Thread(() -> p.execute(() -> { try { l.await(); } catch (InterruptedException e) { } }));
        t.start();
        t.join();
        p.shutdown();
    }
}

// violated: to hire takes the monitor of the thread group (ThreadGroup.addUnstarted), which main holds while it waits for t.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2638 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> { p.execute(() -> { });
        l.countDown(); });
        t.start();
        synchronized (Thread.currentThread().getThreadGroup()) { l.await(); } t.join();
        p.shutdown();
    }
}

// violated: main holds the monitor of the group that the constructor of a thread in t takes (ThreadGroup.addUnstarted, JDK 17): no pool at all.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2695 {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> { new Thread(() -> { });
        l.countDown(); });
        synchronized (Thread.currentThread().getThreadGroup()) { t.start();
        l.await(); }
    }
}

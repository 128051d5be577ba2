import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The same, but nobody reads what the threads wrote, and two of three have counted behind the wait. */
public class LkCountingUnread {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        int[] data = new int[3];
        AtomicInteger sum = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            int number = i;
            new Thread(() -> { data[number] = 1; sum.incrementAndGet(); latch.countDown(); }).start();
        }
        latch.await();
        assert sum.get() >= 2;
    }
}

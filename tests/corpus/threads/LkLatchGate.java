import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A gate that main opens, and one that the threads close behind them. */
public class LkLatchGate {
    static int x;
    public static void main(String[] args) throws Exception {
        CountDownLatch start = new CountDownLatch(1), end = new CountDownLatch(2);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    start.await();
                    sum.addAndGet(x);
                    end.countDown();
                } catch (InterruptedException never) {
                    assert false;
                }
            }).start();
        }
        x = 5;
        start.countDown();
        end.await();
        assert sum.get() == 10;
    }
}

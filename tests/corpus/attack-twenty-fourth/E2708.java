// proved: a job of p hands in to q, and q's job writes behind it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2708 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);ExecutorService q = Executors.newFixedThreadPool(1);
        CountDownLatch l = new CountDownLatch(1);
        p.execute(() -> { x++;
        q.execute(() -> { x++;
        l.countDown(); }); });
        l.await();
        assert x == 2;
        p.shutdown();
        q.shutdown();
    }
}

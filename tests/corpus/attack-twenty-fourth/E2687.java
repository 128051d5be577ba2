// violated: the latch counts one less.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2687 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);CountDownLatch l = new CountDownLatch(2);
        int[] a = new int[3];
        for (int i = 0;
        i < 3;
        i++) { int k = i;
        p.execute(() -> { a[k] = 1;
        l.countDown(); }); } l.await();
        int v = a[0] + a[1] + a[2];
        p.shutdown();
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** What is written behind the count races with what is read behind the wait. */
public class LkLatchBehind {
    static int x;
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> { latch.countDown(); x = 1; }).start();
        latch.await();
        assert x >= 0;
    }
}

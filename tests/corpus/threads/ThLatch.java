import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThLatch {
    static int x;
    static int y;
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> { x = 1; latch.countDown(); }).start();
        new Thread(() -> { y = 1; latch.countDown(); }).start();
        latch.await();
        assert x + y == 2;
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Two threads count, and one is enough: what the other wrote may be read before it. */
public class LkLatchMany {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        int[] data = new int[2];
        for (int i = 0; i < 2; i++) {
            int number = i;
            new Thread(() -> { data[number] = 1; latch.countDown(); }).start();
        }
        latch.await();
        assert data[0] + data[1] >= 0;
    }
}

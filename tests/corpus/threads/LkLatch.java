import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** What each thread wrote before it counted down is seen behind the wait. */
public class LkLatch {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        int[] data = new int[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            new Thread(() -> { data[number] = 1; latch.countDown(); }).start();
        }
        latch.await();
        assert data[0] + data[1] + data[2] == 3 && latch.getCount() == 0;
    }
}

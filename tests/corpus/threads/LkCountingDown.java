import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Three counts for a latch of two: which two come first is open, and the third thread races with what is read. */
public class LkCountingDown {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        int[] data = new int[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            new Thread(() -> { data[number] = 1; latch.countDown(); }).start();
        }
        latch.await();
        assert data[0] >= 0 && data[1] >= 0 && data[2] >= 0;
    }
}

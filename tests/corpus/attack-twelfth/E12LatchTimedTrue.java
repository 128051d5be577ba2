// Truth: proved. If the answer is true the count is zero.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class E12LatchTimedTrue {
    static final CountDownLatch latch = new CountDownLatch(2);
    static int done;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            done = 1;
            latch.countDown();
            latch.countDown();
            latch.countDown();
        });
        other.start();
        if (latch.await(1, TimeUnit.SECONDS) && (latch.getCount() != 0 || done != 1)) throw new AssertionError();
        other.join();
        if (!latch.await(-1, TimeUnit.SECONDS)) throw new AssertionError();
    }
}

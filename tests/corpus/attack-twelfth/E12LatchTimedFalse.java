// Truth: violated. The time may be up before the count.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class E12LatchTimedFalse {
    static final CountDownLatch latch = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> latch.countDown());
        other.start();
        if (!latch.await(1, TimeUnit.SECONDS)) throw new AssertionError();
    }
}

// Truth: violated. await looks at its interrupt on entry; the interrupt and then the count come behind that, and it returns with the flag set.
import java.util.concurrent.CountDownLatch;

public class E12CheckedThenLatch {
    static final CountDownLatch latch = new CountDownLatch(1);
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                latch.await();
                got = true;
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        other.start();
        other.interrupt();
        latch.countDown();
        other.join();
        if (got) throw new AssertionError();
    }
}

// Truth: violated. The interrupt may end the wait though the latch is counted down by then.
import java.util.concurrent.CountDownLatch;

public class E12LatchInterrupt {
    static final CountDownLatch latch = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException failure) {
                if (latch.getCount() == 0) throw new AssertionError();
            }
        });
        other.start();
        latch.countDown();
        other.interrupt();
        other.join();
    }
}

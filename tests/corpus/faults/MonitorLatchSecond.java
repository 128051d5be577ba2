// Truth: violated. A latch is awaited inside of a monitor that whoever counts needs first.
import java.util.concurrent.CountDownLatch;

public class MonitorLatchSecond {
    static final Object monitor = new Object();
    static final CountDownLatch latch = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Thread counts = new Thread(() -> {
            synchronized (monitor) {
            }
            latch.countDown();
        });
        Thread awaits = new Thread(() -> {
            synchronized (monitor) {
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        awaits.start();
        counts.start();
        counts.join();
        awaits.join();
    }
}

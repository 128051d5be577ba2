// Truth: violated. The latch may be counted or not.
import java.util.concurrent.CountDownLatch;

public class E12SeeLatchTextNo {
    static final CountDownLatch latch = new CountDownLatch(1);
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            latch.countDown();
        });
        Thread two = new Thread(() -> {
            shows = latch.toString().contains("Count = 0");
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}

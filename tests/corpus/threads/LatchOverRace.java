import java.util.concurrent.CountDownLatch;

/** Two count a latch of one: what the second did before is not ordered with what comes behind the wait. */
public class LatchOverRace {
    static int x;
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread first = new Thread(() -> { x = 1; latch.countDown(); });
        Thread second = new Thread(latch::countDown);
        first.start();
        second.start();
        latch.await();
        int y = x;
        first.join();
        second.join();
    }
}

import java.util.concurrent.CountDownLatch;

// violated: one of 20 threads reads once more behind its count.
public class E26231ManyThreadsLatchReadLate {
    static int x;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(20);
        for (int i = 0; i < 20; i++) {
            int which = i;
            new Thread(() -> {
                int y = x;
                latch.countDown();
                if (which == 9) {
                    int z = x;
                }
            }).start();
        }
        latch.await();
        x = 1;
    }
}

// expect: proved

import java.util.concurrent.CountDownLatch;

/** Counted down whatever happens. */
public class LatchInFinally {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            int part = i;
            new Thread(() -> {
                try {
                    System.out.println(100 / (args.length - part));
                } finally {
                    done.countDown();
                }
            }).start();
        }
        done.await();
    }
}

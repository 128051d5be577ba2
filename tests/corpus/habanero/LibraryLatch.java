// expect: ok
// output: 6

import static edu.rice.hj.Module2.*;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

/** A CountDownLatch and a Semaphore between tasks. */
public class LibraryLatch {
    static int sum;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            CountDownLatch ready = new CountDownLatch(3);
            Semaphore one = new Semaphore(1);
            finish(() -> {
                async(() -> {
                    try {
                        ready.await();
                    } catch (InterruptedException unexpected) {
                        throw new AssertionError(unexpected);
                    }
                    System.out.println(sum);
                });
                for (int k = 1; k <= 3; k++) {
                    int mine = k;
                    async(() -> {
                        one.acquireUninterruptibly();
                        sum += mine;
                        one.release();
                        ready.countDown();
                    });
                }
            });
        });
    }
}

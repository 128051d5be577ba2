// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A handler of everything swallows the exception and the count. */
public class SwallowsAndSkips {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            try {
                Object[] none = new Object[0];
                System.out.println(none[0]);
                latch.countDown();
            } catch (RuntimeException swallowed) {
                System.out.println("swallowed");
            }
        }).start();
        pass(latch);
    }
}

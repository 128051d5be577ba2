// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The exception is caught and the latch is counted down all the same. */
public class CaughtAndCounted {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            try {
                System.out.println(args[0]);
            } catch (ArrayIndexOutOfBoundsException none) {
                System.out.println("no argument");
            }
            done.countDown();
        }).start();
        pass(done);
    }
}

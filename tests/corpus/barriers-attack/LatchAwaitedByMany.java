// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** One signal, five who wait, one of whom starts another. */
public class LatchAwaitedByMany {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CountDownLatch go = new CountDownLatch(1);
        for (int i = 0; i < 4; i++) {
            new Thread(() -> {
                new Thread(() -> pass(go)).start();
                pass(go);
            }).start();
        }
        go.countDown();
        pass(go);
    }
}

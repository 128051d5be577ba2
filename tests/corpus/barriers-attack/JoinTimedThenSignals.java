// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The timed join gives up and then gives the signal that the worker waits for. */
public class JoinTimedThenSignals {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread worker = new Thread(() -> pass(go));
        worker.start();
        worker.join(10);
        go.countDown();
        worker.join();
    }
}

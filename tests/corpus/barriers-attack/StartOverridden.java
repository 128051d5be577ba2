// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A subclass starts itself by super. */
public class StartOverridden {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Worker extends Thread {
        final CountDownLatch done;

        Worker(CountDownLatch done) {
            this.done = done;
        }

        @Override
        public synchronized void start() {
            System.out.println("starting");
            super.start();
        }

        @Override
        public void run() {
            done.countDown();
        }
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        new Worker(done).start();
        pass(done);
    }
}

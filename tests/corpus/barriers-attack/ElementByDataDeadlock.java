// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Whichever barrier it is, the main thread never comes. */
public class ElementByDataDeadlock {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier[] all = {new CyclicBarrier(2), new CyclicBarrier(2)};
        int chosen = args.length % 2;
        Thread worker = new Thread(() -> pass(all[chosen]));
        worker.start();
        worker.join();
    }
}

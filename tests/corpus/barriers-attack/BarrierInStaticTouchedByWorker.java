// expect: unknown: the initialiser of class BarrierInStaticTouchedByWorker$Config uses ph
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The same, touched by the worker first or by main first. */
public class BarrierInStaticTouchedByWorker {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Config {
        static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    }

    public static void main(String[] args) {
        new Thread(() -> pass(Config.BARRIER)).start();
        pass(Config.BARRIER);
    }
}

// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The barrier belongs to another class, which main touches first. */
public class BarrierInStaticOfOther {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Config {
        static final int WORKERS = Integer.parseInt("2");
        static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    }

    public static void main(String[] args) {
        CyclicBarrier seen = Config.BARRIER;
        new Thread(() -> pass(Config.BARRIER)).start();
        pass(seen);
    }
}

// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** One barrier under two names: two tasks, two parties, both rounds. */
public class AliasOfBarrier {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier one = new CyclicBarrier(2);
        CyclicBarrier other = one;
        new Thread(() -> {
            pass(one);
            pass(other);
        }).start();
        pass(other);
        pass(one);
    }
}

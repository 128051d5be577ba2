// expect: may deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** One of two barriers, by the input. */
public class TernaryBarrier {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier one = new CyclicBarrier(2);
        CyclicBarrier other = new CyclicBarrier(2);
        CyclicBarrier chosen = args.length == 0 ? one : other;
        new Thread(() -> pass(chosen)).start();
        pass(one);
    }
}

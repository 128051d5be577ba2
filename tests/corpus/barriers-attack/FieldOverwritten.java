// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The field gets another barrier after the worker has taken the first. */
public class FieldOverwritten {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] args) {
        FieldOverwritten object = new FieldOverwritten();
        CyclicBarrier seen = object.barrier;
        new Thread(() -> pass(seen)).start();
        object.barrier = new CyclicBarrier(2);
        pass(object.barrier);
    }
}

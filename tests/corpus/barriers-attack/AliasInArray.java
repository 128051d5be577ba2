// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The array holds one barrier twice: the worker needs three rounds, main gives two. */
public class AliasInArray {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        CyclicBarrier[] all = {barrier, barrier, barrier};
        new Thread(() -> {
            for (CyclicBarrier one : all) {
                pass(one);
            }
        }).start();
        pass(all[0]);
        pass(all[2]);
    }
}

// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** A method that nobody would suspect puts another barrier into the array. */
public class StaticArrayOverwritten {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static final CyclicBarrier[] ALL = {new CyclicBarrier(2), new CyclicBarrier(2)};

    static void swap() {
        Object[] view = ALL;
        Object first = view[0];
        view[0] = view[1];
        view[1] = first;
    }

    public static void main(String[] args) {
        CyclicBarrier first = ALL[0];
        swap();
        CyclicBarrier second = ALL[0];
        new Thread(() -> pass(first)).start();
        pass(second);
    }
}

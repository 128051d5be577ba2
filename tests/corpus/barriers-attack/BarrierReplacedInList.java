// expect: violated deadlock
// truth: somebody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The list gets another barrier in the place of the first. */
public class BarrierReplacedInList {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        List<CyclicBarrier> list = new ArrayList<>();
        CyclicBarrier first = new CyclicBarrier(2);
        list.add(first);
        list.set(0, new CyclicBarrier(2));
        CyclicBarrier second = list.get(0);
        new Thread(() -> pass(first)).start();
        pass(second);
    }
}

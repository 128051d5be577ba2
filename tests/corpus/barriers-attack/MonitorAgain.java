// expect: unknown: one monitor inside another, or in isolated, may block, which is not mo
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The same monitor twice is no circle. */
public class MonitorAgain {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Object a = new Object();
        CyclicBarrier start = new CyclicBarrier(2);
        new Thread(() -> pass(start)).start();
        synchronized (a) {
            synchronized (a) {
                System.out.println("twice");
            }
        }
        pass(start);
    }
}

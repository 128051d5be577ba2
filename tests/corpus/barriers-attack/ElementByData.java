// expect: may deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** Which of two barriers the worker takes depends on the input: with no arguments both meet at the first. */
public class ElementByData {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier[] all = {new CyclicBarrier(2), new CyclicBarrier(2)};
        int chosen = args.length % 2;
        Thread worker = new Thread(() -> pass(all[chosen]));
        worker.start();
        pass(all[0]);
    }
}

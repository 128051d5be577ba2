// expect: unknown: java.util.concurrent.CyclicBarrier.await is called on an object that i
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** The field is set after the start: the thread may see null and die. */
public class SetterAfterStart {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Worker extends Thread {
        CyclicBarrier barrier;

        @Override
        public void run() {
            pass(barrier);
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        CyclicBarrier barrier = new CyclicBarrier(2);
        worker.start();
        worker.barrier = barrier;
        pass(barrier);
    }
}

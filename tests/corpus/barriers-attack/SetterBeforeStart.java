// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A field of the thread is set after it is made and before it starts. */
public class SetterBeforeStart {
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
        worker.barrier = new CyclicBarrier(2);
        worker.start();
        pass(worker.barrier);
    }
}

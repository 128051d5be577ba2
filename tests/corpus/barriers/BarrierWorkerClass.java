// expect: proved

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Workers as a subclass of Thread. */
public class BarrierWorkerClass {
    static class Worker extends Thread {
        private final CyclicBarrier barrier;
        private final int[] sums;
        private final int id;

        Worker(CyclicBarrier barrier, int[] sums, int id) {
            this.barrier = barrier;
            this.sums = sums;
            this.id = id;
        }

        @Override
        public void run() {
            for (int step = 0; step < 3; step++) {
                synchronized (sums) {
                    System.out.println("step " + step + " of " + id);
                }
                try {
                    barrier.await();
                } catch (InterruptedException e) {
                    return;
                } catch (BrokenBarrierException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] sums = new int[2];
        Worker first = new Worker(barrier, sums, 0);
        Worker second = new Worker(barrier, sums, 1);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}

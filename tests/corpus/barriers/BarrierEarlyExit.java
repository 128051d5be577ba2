// expect: violated deadlock

import java.util.concurrent.CyclicBarrier;

/** One thread does a round less than the others. */
public class BarrierEarlyExit {
    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread longer = new Thread(() -> rounds(barrier, 5));
        Thread shorter = new Thread(() -> rounds(barrier, 4));
        longer.start();
        shorter.start();
        longer.join();
        shorter.join();
    }

    private static void rounds(CyclicBarrier barrier, int count) {
        for (int i = 0; i < count; i++) {
            try {
                barrier.await();
            } catch (Exception e) {
                return;
            }
        }
    }
}

// expect: violated deadlock

import java.util.concurrent.CyclicBarrier;

/** Whoever comes first waits at the barrier and keeps the lock. */
public class BarrierInSynchronized {
    private final CyclicBarrier barrier = new CyclicBarrier(2);

    synchronized void meet() throws Exception {
        barrier.await();
    }

    public static void main(String[] args) throws Exception {
        BarrierInSynchronized shared = new BarrierInSynchronized();
        Thread other = new Thread(() -> {
            try {
                shared.meet();
            } catch (Exception e) {
                return;
            }
        });
        other.start();
        shared.meet();
    }
}

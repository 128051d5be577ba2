// expect: violated deadlock

import java.util.concurrent.CyclicBarrier;

/** Two barriers, taken in opposite order. */
public class BarriersInOppositeOrder {
    public static void main(String[] args) throws Exception {
        CyclicBarrier first = new CyclicBarrier(2);
        CyclicBarrier second = new CyclicBarrier(2);
        Thread other = new Thread(() -> {
            try {
                second.await();
                first.await();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        other.start();
        first.await();
        second.await();
        other.join();
    }
}

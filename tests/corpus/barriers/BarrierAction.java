// expect: proved

import java.util.concurrent.CyclicBarrier;

/** An action at the end of each round. */
public class BarrierAction {
    static int rounds;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> {
            rounds++;
            System.out.println("round " + rounds + " is over");
        });
        Thread other = new Thread(() -> work(barrier));
        other.start();
        work(barrier);
        other.join();
    }

    static void work(CyclicBarrier barrier) {
        try {
            for (int i = 0; i < 3; i++) {
                barrier.await();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}

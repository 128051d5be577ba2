// expect: proved

import java.util.concurrent.CyclicBarrier;

/** The main thread waits at the barrier, too. */
public class BarrierWithMain {
    public static void main(String[] args) throws Exception {
        final CyclicBarrier barrier = new CyclicBarrier(4);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    barrier.await();
                } catch (Exception e) {
                    e.printStackTrace();
                }
            }, "worker-" + i).start();
        }
        barrier.await();
        System.out.println("all have arrived");
    }
}

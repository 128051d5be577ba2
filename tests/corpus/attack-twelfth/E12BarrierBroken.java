// Truth: violated. The interrupted party breaks the barrier for the other.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.BrokenBarrierException;

public class E12BarrierBroken {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static boolean broken;

    static void work(boolean minds) {
        try {
            barrier.await();
        } catch (InterruptedException failure) {
            // One way.
        } catch (BrokenBarrierException failure) {
            if (minds) throw new AssertionError();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> work(false));
        Thread two = new Thread(() -> work(true));
        one.start();
        two.start();
        one.interrupt();
        one.join();
        two.join();
    }
}

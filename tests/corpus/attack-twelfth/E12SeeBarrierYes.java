// Truth: violated. The party may wait at the barrier or not.
import java.util.concurrent.CyclicBarrier;

public class E12SeeBarrierYes {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            Thread daemon = new Thread(() -> {
                try {
                    barrier.await();
                } catch (Exception failure) {
                    throw new Error(failure);
                }
            });
            daemon.setDaemon(true);
            daemon.start();
        });
        Thread two = new Thread(() -> {
            shows = barrier.getNumberWaiting() == 1;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}

// Truth: violated. Who counts first is open, so how many wait at the barrier is one or the other; the assertion allows only one of them.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.atomic.AtomicInteger;

public class E12CyclicWaitingNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        try {
            if (first == 0) barrier.await(0, TimeUnit.SECONDS);
        } catch (TimeoutException | BrokenBarrierException failure) {
            // Broken from now on.
        }
        first = 0;
    }

    static boolean shows() throws Exception {
        return barrier.isBroken();
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}

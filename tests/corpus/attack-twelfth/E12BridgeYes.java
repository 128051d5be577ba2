// Truth: violated. Who counts first is open, so the size of the queue is one or the other; the assertion allows only one of them.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class E12BridgeYes {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        queue.offer(1);
        queue.offer(2);
        if (first == 0) queue.poll();
        first = 0;
    }

    static boolean shows() throws Exception {
        return queue.remainingCapacity() == 1;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (shows()) throw new AssertionError();
    }
}

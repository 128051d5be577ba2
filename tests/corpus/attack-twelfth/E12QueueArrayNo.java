// Truth: violated. Who counts first is open, so where the queue begins is one or the other; the assertion allows only one of them.
import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;

public class E12QueueArrayNo {
    static final AtomicInteger count = new AtomicInteger();
    static int first;
    static volatile int log;
    static final ArrayDeque<Integer> queue = new ArrayDeque<>();

    static void run(Runnable one, Runnable two) throws InterruptedException {
        Thread left = new Thread(one);
        Thread right = new Thread(two);
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static void hide() throws Exception {
        queue.add(1);
        queue.add(2);
        if (first == 0) queue.add(queue.poll());
        first = 0;
    }

    static boolean shows() throws Exception {
        return queue.peek() == 2;
    }

    public static void main(String[] arguments) throws Exception {
        run(() -> first = count.getAndIncrement(), () -> count.getAndIncrement());
        hide();
        run(() -> log = log * 2 + 1, () -> log = log * 3);
        if (!shows()) throw new AssertionError();
    }
}

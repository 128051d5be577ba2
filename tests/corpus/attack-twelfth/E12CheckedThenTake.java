// Truth: violated. The thread looks at its interrupt on entry; the interrupt comes behind that and before it takes what is free: it gets it, and keeps the flag.
import java.util.concurrent.ArrayBlockingQueue;

public class E12CheckedThenTake {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    static {
        queue.add(1);
    }
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                queue.take();
                got = true;
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        other.start();
        other.interrupt();
        boolean before = queue.size() == 1;
        other.join();
        if (before && got) throw new AssertionError();
    }
}

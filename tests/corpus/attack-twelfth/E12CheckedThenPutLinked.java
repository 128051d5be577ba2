// Truth: violated. The thread looks at its interrupt on entry; the interrupt comes behind that and before it takes what is free: it gets it, and keeps the flag.
import java.util.concurrent.LinkedBlockingQueue;

public class E12CheckedThenPutLinked {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                queue.put(1);
                got = true;
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        other.start();
        other.interrupt();
        boolean before = queue.isEmpty();
        other.join();
        if (before && got) throw new AssertionError();
    }
}

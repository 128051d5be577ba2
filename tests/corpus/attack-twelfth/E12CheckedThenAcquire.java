// Truth: violated. The thread looks at its interrupt on entry; the interrupt comes behind that and before it takes what is free: it gets it, and keeps the flag.
import java.util.concurrent.Semaphore;

public class E12CheckedThenAcquire {
    static final Semaphore semaphore = new Semaphore(1);
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                semaphore.acquire();
                got = true;
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        other.start();
        other.interrupt();
        boolean before = semaphore.availablePermits() == 1;
        other.join();
        if (before && got) throw new AssertionError();
    }
}

// Truth: proved. The handler of a failed thread still sees its interrupt, and a wait in it ends at once.
import java.util.concurrent.Semaphore;

public class E12HandlerInterrupt {
    static final Semaphore semaphore = new Semaphore(0);
    static boolean ended;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            Thread.currentThread().interrupt();
            throw new IllegalStateException();
        });
        one.setUncaughtExceptionHandler((thread, failure) -> {
            try {
                semaphore.acquire();
            } catch (InterruptedException interrupted) {
                ended = !Thread.interrupted();
            }
        });
        one.start();
        one.join();
        if (!ended) throw new AssertionError();
    }
}

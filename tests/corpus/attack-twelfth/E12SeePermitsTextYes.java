// Truth: violated. The permit may be taken or not.
import java.util.concurrent.Semaphore;

public class E12SeePermitsTextYes {
    static final Semaphore semaphore = new Semaphore(1);
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            semaphore.tryAcquire();
        });
        Thread two = new Thread(() -> {
            shows = semaphore.toString().contains("Permits = 0");
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}

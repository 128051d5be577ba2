// Truth: violated. Whether the first knows that x is written depends on when it looked at v; a lock that it does not get
// orders nothing.
import java.util.concurrent.locks.ReentrantLock;

public class KnowsSecond {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    static volatile int v;
    static volatile int w;

    public static void main(String[] arguments) throws Exception {
        Thread writes = new Thread(() -> {
            x = 1;
            v = 1;
            lock.lock();
        });
        Thread looks = new Thread(() -> {
            int seen = v;
            w = 2;
            if (!lock.tryLock()) seen = x;
        });
        Thread other = new Thread(() -> w = 3);
        looks.start();
        writes.start();
        other.start();
        writes.join();
        looks.join();
        other.join();
    }
}

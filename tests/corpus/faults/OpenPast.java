// Truth: violated. A refused tryLock orders nothing: who has read v too early does not know of the write to x (and nobody waits).
import java.util.concurrent.locks.ReentrantLock;

public class OpenPast {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile int v;
    static int x, seen;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> { x = 1; lock.tryLock(); v = 1; });
        Thread two = new Thread(() -> { int r = v; r = 0; if (!lock.tryLock()) { seen = x; } });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}

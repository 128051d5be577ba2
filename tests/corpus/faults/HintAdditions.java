// Truth: proved. an addition is a volatile write and read, whether or not its result is used: it lies behind the one before
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class HintAdditions {
    static final ReentrantLock l = new ReentrantLock();
    static final AtomicInteger a = new AtomicInteger();
    static int x, seen;
    public static void main(String[] args) throws Exception {
        Thread t0 = new Thread(() -> { x = 1; a.incrementAndGet(); l.tryLock(); });
        Thread t1 = new Thread(() -> { if (!l.tryLock()) { a.incrementAndGet(); seen = x; } });
        t0.start(); t1.start();
        t0.join(); t1.join();
    }
}

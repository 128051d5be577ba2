// Truth: proved. What the second task sees orders nothing, but it comes behind the first task's update, which does.
import java.util.concurrent.locks.*;
public class HintEmptyBlocks {
    static final ReentrantLock l = new ReentrantLock(); static final Object m = new Object();
    static int x, seen;
    public static void main(String[] args) throws Exception {
        Thread t0 = new Thread(() -> { x = 1; synchronized (m) { } l.tryLock(); });
        Thread t1 = new Thread(() -> { if (!l.tryLock()) { synchronized (m) { } seen = x; } });
        t0.start(); t1.start(); t0.join(); t1.join();
    }
}

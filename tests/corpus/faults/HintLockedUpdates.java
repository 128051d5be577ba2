// Truth: proved. What the second task sees orders nothing, but it comes behind the first task's update, which does.
import java.util.concurrent.locks.*;
public class HintLockedUpdates {
    static final ReentrantLock l = new ReentrantLock(), k = new ReentrantLock();
    static int x, seen, c;
    public static void main(String[] args) throws Exception {
        Thread t0 = new Thread(() -> { x = 1; k.lock(); c++; k.unlock(); l.tryLock(); });
        Thread t1 = new Thread(() -> { if (!l.tryLock()) { k.lock(); c++; k.unlock(); seen = x; } });
        t0.start(); t1.start(); t0.join(); t1.join();
    }
}

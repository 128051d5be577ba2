import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A loop around tryLock: it ends when the other gives the lock back. */
public class LkTrySpin {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); x++; lock.unlock(); });
        one.start();
        while (!lock.tryLock()) Thread.onSpinWait();
        x++;
        lock.unlock();
        one.join();
        assert x == 2;
    }
}

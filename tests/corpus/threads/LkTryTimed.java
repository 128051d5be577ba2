import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The other thread may hold the lock for longer than a second. */
public class LkTryTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); x++; lock.unlock(); });
        one.start();
        boolean got = lock.tryLock(1, TimeUnit.SECONDS);
        assert got;
        lock.unlock();
    }
}

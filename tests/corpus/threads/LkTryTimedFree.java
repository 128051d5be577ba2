import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The lock is free, so no time passes. */
public class LkTryTimedFree {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); x++; lock.unlock(); });
        one.start();
        one.join();
        assert lock.tryLock(1, TimeUnit.SECONDS) && lock.tryLock(0, TimeUnit.DAYS);
    }
}

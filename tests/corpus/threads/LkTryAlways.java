import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Nobody else ever holds the lock. */
public class LkTryAlways {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { x = 1; });
        one.start();
        boolean got = lock.tryLock();
        assert got && lock.tryLock() && lock.getHoldCount() == 2;
        one.join();
    }
}

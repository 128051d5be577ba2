import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The other thread may hold the lock: tryLock gives false. */
public class LkTryFails {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); lock.unlock(); });
        one.start();
        boolean got = lock.tryLock();
        assert got;
    }
}

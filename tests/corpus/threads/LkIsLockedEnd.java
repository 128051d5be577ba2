import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Behind join the lock is free. */
public class LkIsLockedEnd {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); lock.unlock(); });
        one.start();
        one.join();
        assert !lock.isLocked() && !lock.hasQueuedThreads() && lock.toString().contains("Unlocked");
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The other thread may wait for the lock by then. */
public class LkQueued {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread one = new Thread(() -> { lock.lock(); lock.unlock(); });
        one.start();
        assert !lock.hasQueuedThreads();
        lock.unlock();
    }
}

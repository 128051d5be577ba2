import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** At most one thread waits, and only if it has not been let go on. */
public class LkQueuedSeen {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread one = new Thread(() -> { lock.lock(); lock.unlock(); });
        one.start();
        assert lock.getQueueLength() <= 1;
        lock.unlock();
        one.join();
        assert lock.getQueueLength() == 0;
    }
}

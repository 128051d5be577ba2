import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A fair semaphore gives the permit to the one who waits. */
public class LkSemaphoreFair {
    static int x;
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0, true);
        Thread one = new Thread(() -> { semaphore.acquireUninterruptibly(); x = 1; semaphore.release(); });
        one.start();
        while (!semaphore.hasQueuedThreads()) Thread.yield();
        semaphore.release();
        semaphore.acquire();
        assert x == 1;
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Whoever comes anew may take the permit before the one who waits, who then waits for ever. */
public class LkSemaphoreBarge {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread one = new Thread(() -> semaphore.acquireUninterruptibly());
        one.start();
        while (!semaphore.hasQueuedThreads()) Thread.yield();
        semaphore.release();
        semaphore.acquire();
        one.join();
    }
}

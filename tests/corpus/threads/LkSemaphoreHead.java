import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Who waits for two permits stands before who waits for one: with one permit both wait for ever, though it is enough for the second. */
public class LkSemaphoreHead {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread two = new Thread(() -> semaphore.acquireUninterruptibly(2));
        two.start();
        while (!semaphore.hasQueuedThreads()) Thread.yield();
        Thread one = new Thread(() -> semaphore.acquireUninterruptibly(1));
        one.start();
        while (semaphore.getQueueLength() < 2) Thread.yield();
        semaphore.release(1);
        one.join();
    }
}

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Nobody gives what these wait for. */
public class Waits {
    interface Body {
        void run() throws Exception;
    }

    public static void main(String[] arguments) throws Exception {
        CountDownLatch done = new CountDownLatch(2);
        Semaphore slots = new Semaphore(0);
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        BlockingQueue<String> full = new LinkedBlockingQueue<>(1);
        CyclicBarrier barrier = new CyclicBarrier(2);
        CompletableFuture<String> future = new CompletableFuture<>();
        Exchanger<String> exchanger = new Exchanger<>();
        ReentrantLock lock = new ReentrantLock();
        Condition free = lock.newCondition();
        ReentrantReadWriteLock table = new ReentrantReadWriteLock();
        Object mark = new Object();
        table.writeLock().lock();
        Body[] all = {
            () -> {
                done.countDown();
                done.await();
            },
            () -> slots.acquire(),
            () -> queue.take(),
            () -> {
                full.put("a");
                full.put("b");
            },
            () -> barrier.await(),
            () -> future.join(),
            () -> exchanger.exchange("a"),
            () -> {
                lock.lock();
                free.await();
            },
            () -> table.readLock().lock(),
            () -> {
                synchronized (mark) {
                    mark.wait();
                }
            },
        };
        Thread[] threads = new Thread[all.length];
        for (int index = 0; index < all.length; index++) {
            Body body = all[index];
            threads[index] = new Thread(() -> {
                try {
                    body.run();
                } catch (Exception failure) {
                    throw new IllegalStateException(failure);
                }
            });
            threads[index].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}

// Locks, semaphores, latches and barriers without contention: reentrancy, holds, misuse exceptions, timeouts of zero.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class LocksUncontended {
    interface Act {
        Object run() throws Exception;
    }

    static void t(Act a) {
        try {
            System.out.println(a.run());
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isLocked() + lock.isHeldByCurrentThread() + lock.isFair() + lock.hasQueuedThreads() + lock.tryLock() + lock.tryLock(0, TimeUnit.SECONDS));
        for (int i = 0; i < 4; i++) {
            lock.unlock();
        }
        System.out.println(lock.isLocked() + " " + lock.getHoldCount());
        t(() -> {
            lock.unlock();
            return 0;
        });
        Condition c = lock.newCondition();
        t(() -> {
            c.signal();
            return 0;
        });
        lock.lockInterruptibly();
        try {
            c.signalAll();
            System.out.println(lock.hasWaiters(c) + " " + (c.awaitNanos(0) <= 0) + " " + c.await(0, TimeUnit.MILLISECONDS));
        } finally {
            lock.unlock();
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        rw.readLock().lock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadLockCount() + rw.getWriteHoldCount() + rw.getReadHoldCount());
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.writeLock().tryLock() + rw.readLock().tryLock() + rw.getReadHoldCount());
        rw.readLock().unlock();
        rw.readLock().unlock();
        t(() -> {
            rw.readLock().unlock();
            return 0;
        });
        t(() -> rw.readLock().newCondition());
        Semaphore s = new Semaphore(2);
        System.out.println(s.tryAcquire() + " " + s.tryAcquire(2) + s.tryAcquire() + s.tryAcquire() + s.tryAcquire(0, TimeUnit.SECONDS) + s.availablePermits());
        s.release(5);
        s.acquire(3);
        System.out.println(s.drainPermits() + " " + s.availablePermits() + " " + new Semaphore(-1).tryAcquire());
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        System.out.println(latch.getCount() + " " + latch.await(0, TimeUnit.SECONDS));
        latch.countDown();
        latch.countDown();
        latch.await();
        System.out.println(latch.getCount());
        t(() -> new CountDownLatch(-1));
        CyclicBarrier barrier = new CyclicBarrier(1, () -> System.out.println("barrier action"));
        System.out.println(barrier.await() + " " + barrier.await() + " " + barrier.getParties() + barrier.getNumberWaiting() + barrier.isBroken());
        Phaser p = new Phaser(1);
        System.out.println(p.arrive() + " " + p.getPhase() + " " + p.arriveAndAwaitAdvance() + " " + p.register() + p.getRegisteredParties() + p.arriveAndDeregister() + p.arriveAndDeregister() + p.isTerminated());
        StampedLock st = new StampedLock();
        long w = st.writeLock();
        System.out.println(st.isWriteLocked() + " " + st.tryOptimisticRead() + " " + (st.tryReadLock() == 0));
        st.unlockWrite(w);
        long o = st.tryOptimisticRead();
        System.out.println(st.validate(o) + " " + (st.tryConvertToWriteLock(o) != 0) + st.validate(o));
        t(() -> {
            st.unlockRead(o);
            return 0;
        });
        Thread.currentThread().interrupt();
        t(() -> {
            lock.lockInterruptibly();
            return 0;
        });
        System.out.println(Thread.interrupted());
    }
}

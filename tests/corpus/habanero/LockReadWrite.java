// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and writers of a ReentrantReadWriteLock. */
public class LockReadWrite {
    static int first;
    static int second;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
            forall(0, 2, i -> {
                lock.writeLock().lock();
                first++;
                second++;
                lock.writeLock().unlock();
                lock.readLock().lock();
                assert first == second;
                lock.readLock().unlock();
            });
            System.out.println(first);
        });
    }
}

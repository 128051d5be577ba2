// expect: ok
// output: 12

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock that tasks fight for; it is taken twice. */
public class LockContended {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ReentrantLock lock = new ReentrantLock();
            forall(0, 2, i -> {
                for (int k = 0; k < 2; k++) {
                    lock.lock();
                    try {
                        count++;
                        lock.lock();
                        count++;
                        lock.unlock();
                    } finally {
                        lock.unlock();
                    }
                }
            });
            System.out.println(count);
        });
    }
}

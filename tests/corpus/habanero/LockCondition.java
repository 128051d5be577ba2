// expect: ok
// output: 3 2 1

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition of a lock hands a number from task to task. */
public class LockCondition {
    static int turn = 3;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ReentrantLock lock = new ReentrantLock();
            Condition changed = lock.newCondition();
            finish(() -> {
                for (int k = 1; k <= 3; k++) {
                    int mine = k;
                    async(() -> {
                        lock.lock();
                        try {
                            while (turn != mine) {
                                changed.awaitUninterruptibly();
                            }
                            System.out.print(mine + (mine == 1 ? "\n" : " "));
                            turn--;
                            changed.signalAll();
                        } finally {
                            lock.unlock();
                        }
                    });
                }
            });
        });
    }
}

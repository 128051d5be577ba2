// expect: violated assertion
// options: --all
// With --all: two tasks take turns at a lock, and the order of the three turns shows in the sum: if the first task is
// last, b is odd and the sum, with a = 2 and s[1] = 1, is even. A generated program (X1260), as it was found.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AllLocks {
    static class Cell {
        int v;
    }

    static int a, b, caught;
    static volatile int flag;
    static final int[] s = {0, 1, 2};
    static final AtomicInteger n = new AtomicInteger(), m = new AtomicInteger();
    static final Cell left = new Cell(), right = new Cell();
    static final Cell[] cells = {left, right};
    static final java.util.concurrent.locks.ReentrantLock lock =
        new java.util.concurrent.locks.ReentrantLock();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    lock.lock(); b = b * 2 + 3; lock.unlock();
                });
                async(() -> {
                    isolated(() -> { a = a * 2 + 2; });
                    lock.lock(); b = b * 2 + 3; lock.unlock();
                    lock.lock(); b = b * 2 + 2; lock.unlock();
                });
            });
            int all = a + 3 * b + 5 * flag + 7 * n.get() + 2 * m.getPlain() + 2 * s[0] + s[1] + left.v + 3 * right.v;
            assert all % 2 != 0;
        });
    }
}

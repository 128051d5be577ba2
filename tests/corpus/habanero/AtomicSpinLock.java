// expect: ok
// output: 12

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicBoolean;

/** A lock made of compare-and-set. */
public class AtomicSpinLock {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            AtomicBoolean locked = new AtomicBoolean();
            forall(0, 2, i -> {
                for (int k = 0; k < 4; k++) {
                    while (!locked.compareAndSet(false, true)) {
                        Thread.yield();
                    }
                    count++;
                    locked.set(false);
                }
            });
            System.out.println(count);
        });
    }
}

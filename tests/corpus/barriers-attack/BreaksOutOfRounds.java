// expect: violated deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** One worker stops after as many rounds as the input says. */
public class BreaksOutOfRounds {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                if (i == args.length) {
                    break;
                }
                pass(barrier);
            }
        }).start();
        for (int i = 0; i < 3; i++) {
            pass(barrier);
        }
    }
}

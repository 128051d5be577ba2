// expect: violated deadlock
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** No barrier in the circle: two monitors in opposite order, which may deadlock. */
public class MonitorsCrossed {
    static void pass(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        CyclicBarrier start = new CyclicBarrier(2);
        new Thread(() -> {
            pass(start);
            synchronized (a) {
                synchronized (b) {
                    System.out.println("ab");
                }
            }
        }).start();
        pass(start);
        synchronized (b) {
            synchronized (a) {
                System.out.println("ba");
            }
        }
    }
}

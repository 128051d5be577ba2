// expect: unknown: an object that holds phasers and that other tasks share goes to java.u
// truth: it depends on the input or the schedule

import java.util.*;
import java.util.concurrent.*;

/** The list of latches grows while a thread reads it. */
public class ListGrowsAfterStart {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        List<CountDownLatch> list = new ArrayList<>();
        list.add(new CountDownLatch(1));
        new Thread(() -> {
            for (CountDownLatch one : list) {
                one.countDown();
            }
        }).start();
        CountDownLatch late = new CountDownLatch(1);
        list.add(late);
        pass(late);
    }
}

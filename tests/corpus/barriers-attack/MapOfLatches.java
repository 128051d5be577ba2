// expect: unknown: java.util.concurrent.CountDownLatch.countDown is called on an object t
// truth: it depends on the input or the schedule

import java.util.*;
import java.util.concurrent.*;

/** The latch comes out of a map. */
public class MapOfLatches {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Map<String, CountDownLatch> map = new HashMap<>();
        CountDownLatch latch = new CountDownLatch(1);
        map.put("a", latch);
        new Thread(() -> map.get("a").countDown()).start();
        pass(latch);
    }
}

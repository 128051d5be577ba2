// expect: violated deadlock
// truth: somebody waits for ever

import java.util.*;
import java.util.concurrent.*;

/** The same out of a call back of the library. */
public class SneakyFromCallback {
    static void pass(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static <E extends Throwable> void sneak(Throwable any) throws E {
        throw (E) any;
    }

    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        List<String> list = new ArrayList<>(Arrays.asList("a", "b"));
        new Thread(() -> {
            try {
                if (args.length > 5) {
                    Thread.sleep(1);
                }
                list.forEach(text -> SneakyFromCallback.<RuntimeException>sneak(new InterruptedException()));
                done.countDown();
            } catch (InterruptedException e) {
                System.out.println("stopped");
            }
        }).start();
        pass(done);
    }
}

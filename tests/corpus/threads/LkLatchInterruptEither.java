import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Interrupted before the count, the thread gets the exception. */
public class LkLatchInterruptEither {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread one = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException may) {
                assert false;
            }
        });
        one.start();
        one.interrupt();
        latch.countDown();
    }
}

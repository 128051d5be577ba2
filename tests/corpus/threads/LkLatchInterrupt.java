import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** An interrupt ends the wait: nobody counts. */
public class LkLatchInterrupt {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread one = new Thread(() -> {
            try {
                latch.await();
                assert false;
            } catch (InterruptedException expected) {
                assert !Thread.currentThread().isInterrupted();
            }
        });
        one.start();
        one.interrupt();
        one.join();
    }
}

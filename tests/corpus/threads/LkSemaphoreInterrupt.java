import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** An interrupt ends the wait for a permit. */
public class LkSemaphoreInterrupt {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread one = new Thread(() -> {
            try {
                semaphore.acquire();
                assert false;
            } catch (InterruptedException expected) {
                assert semaphore.availablePermits() == 0;
            }
        });
        one.start();
        one.interrupt();
        one.join();
    }
}

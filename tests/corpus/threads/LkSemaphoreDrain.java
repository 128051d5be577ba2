import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** All permits are taken at once; what was released before comes along. */
public class LkSemaphoreDrain {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(2);
        Thread one = new Thread(() -> semaphore.release());
        one.start();
        int drained = semaphore.drainPermits();
        one.join();
        assert drained + semaphore.availablePermits() == 3 && (drained == 2 || drained == 3);
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The permit may come later than in a second. */
public class LkSemaphoreTimed {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        new Thread(() -> semaphore.release()).start();
        boolean came = semaphore.tryAcquire(1, TimeUnit.SECONDS);
        assert came;
    }
}

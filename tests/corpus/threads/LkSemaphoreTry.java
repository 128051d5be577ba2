import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The permit may be gone. */
public class LkSemaphoreTry {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1);
        new Thread(() -> { if (semaphore.tryAcquire()) semaphore.release(); }).start();
        boolean got = semaphore.tryAcquire();
        assert got;
    }
}

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A permit that is given by one thread and taken by the other orders the two. */
public class LkSemaphoreSignal {
    static int x;
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        new Thread(() -> { x = 1; semaphore.release(); }).start();
        semaphore.acquire();
        assert x == 1;
    }
}

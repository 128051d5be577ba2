import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** To wait needs the lock. */
public class LkAwaitNotOwner {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { x = 1; });
        one.start();
        ready.await();
    }
}

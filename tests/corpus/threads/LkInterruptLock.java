import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** lock is not ended by an interrupt: main holds the lock for ever. */
public class LkInterruptLock {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread one = new Thread(() -> lock.lock());
        one.start();
        one.interrupt();
        one.join();
    }
}

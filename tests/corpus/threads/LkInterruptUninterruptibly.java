import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** The wait is not ended by an interrupt. */
public class LkInterruptUninterruptibly {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            ready.awaitUninterruptibly();
            lock.unlock();
        });
        one.start();
        one.interrupt();
        one.join();
    }
}

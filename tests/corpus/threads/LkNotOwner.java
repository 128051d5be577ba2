import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Whoever does not hold the lock may not give it back. */
public class LkNotOwner {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread one = new Thread(() -> lock.unlock());
        one.start();
        one.join();
        lock.unlock();
    }
}

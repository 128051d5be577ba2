import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** On one path the lock is not taken: the writes race. */
public class LkRacyPath {
    static final ReentrantLock lock = new ReentrantLock();
    static int x;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); x++; lock.unlock(); });
        Thread two = new Thread(() -> { if (!lock.isHeldByCurrentThread()) x++; });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}

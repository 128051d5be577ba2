import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Taken twice, given back once: main waits for ever. */
public class LkHalfUnlocked {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); lock.lock(); lock.unlock(); });
        one.start();
        one.join();
        lock.lock();
    }
}

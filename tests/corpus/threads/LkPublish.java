import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** What is written under the lock is read under it. */
public class LkPublish {
    static final ReentrantLock lock = new ReentrantLock();
    static int[] data;
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { lock.lock(); data = new int[] {7}; lock.unlock(); });
        one.start();
        lock.lock();
        int[] seen = data;
        lock.unlock();
        assert seen == null || seen[0] == 7;
    }
}

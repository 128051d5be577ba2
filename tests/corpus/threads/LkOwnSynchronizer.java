import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A synchroniser of the program stays as it is. */
public class LkOwnSynchronizer {
    static final Mutex sync = new Mutex();
    static int x;
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }
        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> { sync.acquire(1); x++; sync.release(1); });
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert x == 2;
    }
}

// proved: daemon state of main's later thread: a job leaves nothing behind; StampedLock has no owner, so another job may unlock it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2661 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);StampedLock l = new StampedLock();
        long s = p.submit(() -> l.writeLock()).get();
        p.submit(() -> l.unlockWrite(s)).get();
        assert !l.isWriteLocked();
        p.shutdown();
    }
}

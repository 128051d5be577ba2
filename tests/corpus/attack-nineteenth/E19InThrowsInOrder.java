// truth: violated: interrupt before unlock, and yet it may be overlooked? no: the waiter parks, sees the interrupt or is unparked... it looks at the flag first: but it may have tried before the flag: then fails; so it must throw unless first check + try after the unlock, where the flag is seen by the first check. Between check and try: check (no flag), interrupt, unlock, try gets.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19InThrowsInOrder {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static final Lock r = l.readLock(), w = l.writeLock();
    static final TimeUnit S = TimeUnit.SECONDS;
    static int x, y, z;
    static volatile int v;

    public static void main(String[] args) throws Exception {
w.lock(); Thread a=go(()->{try {r.lockInterruptibly(); r.unlock(); } catch(InterruptedException e) {x=1;}}); a.interrupt(); w.unlock(); a.join(); assert x==1;
    }
}

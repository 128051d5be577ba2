// truth: violated: a task ends while it writes: the next never gets it
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19HjEndsHolding {
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
launchHabaneroApp(()->{ finish(()->{ async(()->{w.lock();}); }); w.lock(); });
    }
}

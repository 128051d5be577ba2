// Truth: violated. await gives back one lock and keeps the other: a deadlock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18AwTwoLocks {
    static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static boolean ok; static final ReentrantLock k = new ReentrantLock();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { k.lock(); l.lock(); try { while (!ok) c.await(); } finally { l.unlock(); k.unlock(); } }),
            t(() -> { k.lock(); l.lock(); ok = true; c.signalAll(); l.unlock(); k.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

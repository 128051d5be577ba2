// Truth: violated. a wait without a loop may end without a reason. a condition of a write lock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18SpCondRw {
    static boolean ok; static final Object o = new Object(); static final ReentrantReadWriteLock l = new ReentrantReadWriteLock(); static final Condition c = l.writeLock().newCondition();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.writeLock().lock(); if (!ok) c.await(); assert ok; l.writeLock().unlock(); }),
            t(() -> { l.writeLock().lock(); ok = true; c.signal(); l.writeLock().unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

// Truth: violated. a wait without a loop may end without a reason. a condition of a fair lock (Condition: a spurious wake-up is permitted).
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18SpCondFair {
    static boolean ok; static final Object o = new Object(); static final ReentrantLock l = new ReentrantLock(true); static final Condition c = l.newCondition();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.lock(); if (!ok) c.await(); assert ok; l.unlock(); }),
            t(() -> { l.lock(); ok = true; c.signal(); l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

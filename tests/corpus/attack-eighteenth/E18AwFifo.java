// Truth: proved. signal takes the one that has waited longest: the second comes to wait when the first does.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18AwFifo {
    static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static boolean ok; static int n; static int first;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.lock(); n++; c.await(); if (first == 0) first = 1; l.unlock(); }),
            t(() -> { for (;;) { l.lock(); if (n == 1) break; l.unlock(); Thread.yield(); } n++; c.await(); if (first == 0) first = 2; l.unlock(); }),
            t(() -> { for (;;) { l.lock(); if (n == 2) break; l.unlock(); Thread.yield(); } c.signal(); l.unlock(); for (;;) { l.lock(); if (first != 0) break; l.unlock(); Thread.yield(); } assert first == 1; c.signal(); l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

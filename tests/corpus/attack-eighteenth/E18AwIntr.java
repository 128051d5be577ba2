// Truth: violated. an interrupt and a signal: if the interrupt is seen first, the signal goes to nobody; the flag may be up.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18AwIntr {
    static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static boolean ok; static volatile Thread w;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { w = Thread.currentThread(); l.lock(); try { while (!ok) c.await(); } catch (InterruptedException e) { assert !ok; } finally { l.unlock(); } }),
            t(() -> { l.lock(); ok = true; c.signal(); l.unlock(); }),
            t(() -> { Thread q = w; if (q != null) q.interrupt(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

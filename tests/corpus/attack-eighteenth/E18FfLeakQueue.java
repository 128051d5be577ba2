// Truth: violated. the constructor puts this in a queue before it writes the final field; a tryLock somewhere else.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfLeakQueue {
    static final ReentrantLock l = new ReentrantLock(); static final ConcurrentLinkedQueue<O> q = new ConcurrentLinkedQueue<>(); static class O { final int v; O() { q.add(this); v = 1; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { new O(); if (l.tryLock()) l.unlock(); }),
            t(() -> { O o = q.poll(); if (o != null) { int y = o.v; } if (l.tryLock()) l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

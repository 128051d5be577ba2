// Truth: proved. a wait in a loop.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18SpLoopOk {
    static boolean ok; static final Object o = new Object(); 
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { synchronized (o) { Body b = o::wait; while (!ok) b.run(); assert ok; } }),
            t(() -> { synchronized (o) { ok = true; o.notifyAll(); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

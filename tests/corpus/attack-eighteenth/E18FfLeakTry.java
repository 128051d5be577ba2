// Truth: violated. as E18FfLeakHint, where the hint is a tryLock somewhere else.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfLeakTry {
    static final ReentrantLock l = new ReentrantLock(); static volatile O leak; static class O { final int v; O() { leak = this; v = 1; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { new O(); }),
            t(() -> { O o = leak; if (o != null) { int y = o.v; } }),
            t(() -> { if (l.tryLock()) l.unlock(); }),
            t(() -> { if (l.tryLock()) l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

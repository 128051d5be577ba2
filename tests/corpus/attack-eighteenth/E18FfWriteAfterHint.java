// Truth: violated. the array that a final field leads to is written after the object was handed over in volatile mode: an ordinary race; a tryLock somewhere else.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfWriteAfterHint {
    static final ReentrantLock l = new ReentrantLock(); static volatile O p; static class O { final int[] v = {1}; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { O o = new O(); p = o; o.v[0] = 2; if (l.tryLock()) l.unlock(); }),
            t(() -> { O o = p; if (o != null) { int y = o.v[0]; } if (l.tryLock()) l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

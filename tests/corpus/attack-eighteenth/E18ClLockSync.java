// Truth: proved. a subclass of ReentrantLock has a field of its own named sync; the lock is the inherited one.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClLockSync {
    static class L extends ReentrantLock { Object sync = null; } static final L l = new L(); static int x;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.lock(); x++; l.unlock(); }),
            t(() -> { l.lock(); x++; l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert x == 2;
    }
}

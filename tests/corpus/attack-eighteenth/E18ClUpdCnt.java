// Truth: violated. the function of updateAndGet may be called more than twice in all (a refused compare-and-set).
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClUpdCnt {
    static final AtomicInteger a = new AtomicInteger(), n = new AtomicInteger();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { a.updateAndGet(k -> { n.incrementAndGet(); return k + 1; }); }); t.start(); a.updateAndGet(k -> { n.incrementAndGet(); return k + 1; }); t.join(); assert a.get() == 2; assert n.get() == 2;
    }
}

// Truth: proved. accumulateAndGet, getAndAccumulate and getAndUpdate.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClAcc {
    static final AtomicInteger a = new AtomicInteger(1);
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { a.accumulateAndGet(3, (x, y) -> x * y); }); t.start(); a.getAndAccumulate(5, (x, y) -> x * y); t.join(); assert a.get() == 15;
    }
}

// Truth: violated. updateAndGet calls the function of the program, which may run twice at once, and counts plainly.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClUpd {
    static int n; static final AtomicInteger a = new AtomicInteger();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { a.updateAndGet(k -> { n++; return k + 1; }); }); t.start(); a.updateAndGet(k -> { n++; return k + 1; }); t.join();
    }
}

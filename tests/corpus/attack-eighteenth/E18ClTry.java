// Truth: proved. try-with-resources adds to an exception whose class has a field named suppressedExceptions.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClTry {
    static class Q extends RuntimeException { int suppressedExceptions = 5; } static class R implements AutoCloseable { public void close() { throw new IllegalStateException(); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { try { try (R r = new R()) { throw new Q(); } } catch (Q q) { assert q.getSuppressed().length == 1; assert q.suppressedExceptions == 5; } }); a.start(); a.join();
    }
}

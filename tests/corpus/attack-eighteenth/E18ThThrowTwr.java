// Truth: proved. two tasks leave a try with resources with one and the same exception.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThThrowTwr {
    static final RuntimeException q = new RuntimeException(); static class R implements AutoCloseable { public void close() { throw new IllegalStateException(); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { try (R r = new R()) { throw q; } catch (RuntimeException e) { } }); t.start(); try (R r = new R()) { throw q; } catch (RuntimeException e) { } t.join(); assert q.getSuppressed().length == 2;
    }
}

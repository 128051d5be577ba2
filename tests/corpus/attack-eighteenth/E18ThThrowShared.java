// Truth: violated. one exception object is thrown by two tasks, and addSuppressed... setStackTrace is synchronized, initCause too; a field of the program is not.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThThrowShared {
    static class Q extends RuntimeException { int n; } static final Q q = new Q();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { try { throw q; } catch (Q e) { e.n++; } }); t.start(); try { throw q; } catch (Q e) { e.n++; } t.join();
    }
}

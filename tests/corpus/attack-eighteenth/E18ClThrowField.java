// Truth: proved. a subclass of Throwable has fields named like those of Throwable.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClThrowField {
    static class Q extends RuntimeException { int detailMessage = 1, cause = 2, stackTrace = 3, backtrace = 4, depth = 5, suppressedExceptions = 6; Q() { super("m"); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { try { throw new Q(); } catch (Q e) { assert e.getMessage().equals("m"); assert e.getCause() == null; assert e.depth == 5 && e.backtrace == 4; assert e.getStackTrace().length > 0; } }); a.start(); a.join();
    }
}

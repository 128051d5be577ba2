// Truth: proved. one exception object gets suppressed ones from two tasks: addSuppressed is synchronized.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThThrowSup {
    static final RuntimeException q = new RuntimeException();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { q.addSuppressed(new Error()); }); t.start(); q.addSuppressed(new Error()); t.join(); assert q.getSuppressed().length == 2;
    }
}

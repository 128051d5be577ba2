// Truth: violated. toString of an exception reads cause of another by initCause: getCause is synchronized, initCause too; but a second initCause throws.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThToCause {
    static final Throwable q = new Throwable();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { q.initCause(new Error()); }); t.start(); q.initCause(new Error()); t.join();
    }
}

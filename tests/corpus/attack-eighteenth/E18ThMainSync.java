// Truth: violated. main holds the monitor of its class while it waits for a thread that wants it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThMainSync {
    static int x; static synchronized void inc() { x++; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        synchronized (E18ThMainSync.class) { Thread t = new Thread(() -> inc()); t.start(); t.join(); }
    }
}

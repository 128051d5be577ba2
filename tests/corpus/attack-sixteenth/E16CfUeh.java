// Truth: violated. the default handler of exceptions as a channel: a volatile field, but T1 writes the handler's field after it has set it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfUeh {
    static class H implements Thread.UncaughtExceptionHandler { int w; public void uncaughtException(Thread t, Throwable e) { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { H h = new H(); Thread.setDefaultUncaughtExceptionHandler(h); h.w = 1; }),
            t(() -> { Object h = Thread.getDefaultUncaughtExceptionHandler(); if (h != null) { int y = ((H) h).w; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

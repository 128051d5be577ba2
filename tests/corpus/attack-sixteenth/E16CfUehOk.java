// Truth: proved. as CfUeh, but the field is written before it is set.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfUehOk {
    static class H implements Thread.UncaughtExceptionHandler { int w; public void uncaughtException(Thread t, Throwable e) { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { H h = new H(); h.w = 1; Thread.setDefaultUncaughtExceptionHandler(h); }),
            t(() -> { Object h = Thread.getDefaultUncaughtExceptionHandler(); if (h != null) assert ((H) h).w == 1; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

// Truth: violated. a thread has a handler, but answers another one by an overridden method, which throws... and the assertion of the handler is only reached so: here it hands on to nobody.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18OvHandlerBad {
    static class Q extends Thread { static volatile boolean done; public void run() { throw new IllegalStateException(); } public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() { return (t, e) -> { done = true; }; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.setUncaughtExceptionHandler((t, e) -> { Q.done = false; }); q.start(); q.join(); assert !Q.done;
    }
}

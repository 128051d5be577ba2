// Truth: violated. as E18ClDaemon, but the thread waits for ever: a deadlock, for the program does not end.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClDaemonWait {
    static class Q extends Thread { boolean daemon = true; public void run() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        new Q().start();
    }
}

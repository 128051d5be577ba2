// Truth: proved. a subclass of Thread has a field named daemon that is false, but its thread is a daemon: it may wait for ever.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClDaemonNot {
    static class Q extends Thread { boolean daemon = false; public void run() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.setDaemon(true); q.start();
    }
}

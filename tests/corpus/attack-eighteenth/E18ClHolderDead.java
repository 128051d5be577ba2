// Truth: violated. as E18ClHolder: the thread waits for ever and is no daemon.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClHolderDead {
    static class Hd { int threadStatus = 0; boolean daemon = true; } static class Q extends Thread { Hd holder = new Hd(); int x; public void run() { try { new CountDownLatch(1).await(); } catch (InterruptedException e) { } } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start();
    }
}

// Truth: violated. the thread comes to be WAITING, and main sees it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18GsLatch {
    static final Object o = new Object(); static final ReentrantLock l = new ReentrantLock(), fl = new ReentrantLock(true); static final Condition c = l.newCondition(); static final Semaphore s = new Semaphore(0); static final CountDownLatch d = new CountDownLatch(1), e = new CountDownLatch(1); static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(); static final CyclicBarrier b = new CyclicBarrier(2); static final SynchronousQueue<Integer> sq = new SynchronousQueue<>(); static final Exchanger<Integer> x = new Exchanger<>(); static class I { static int k; static { try { e.await(); } catch (InterruptedException z) { } } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
         Thread t = t(() -> { d.await(); }); t.setDaemon(true); t.start(); if (t.getState() == Thread.State.WAITING) assert false; d.countDown();
    }
}

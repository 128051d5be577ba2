// Truth: proved. a subclass of AbstractQueuedSynchronizer has fields named exclusiveOwnerThread, head and tail.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClAqsOwner {
    static class Mx extends AbstractQueuedSynchronizer { int exclusiveOwnerThread = 5; int head = 1, tail = 2; protected boolean tryAcquire(int n) { if (compareAndSetState(0, 1)) { setExclusiveOwnerThread(Thread.currentThread()); return true; } return false; } protected boolean tryRelease(int n) { setExclusiveOwnerThread(null); setState(0); return true; } } static final Mx m = new Mx(); static int x;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { m.acquire(1); x++; m.release(1); }); a.start(); m.acquire(1); x++; m.release(1); a.join(); assert x == 2 && m.exclusiveOwnerThread == 5;
    }
}

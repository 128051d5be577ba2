// Truth: proved. conditions of a subclass of AbstractQueuedSynchronizer that is an inner class of another.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClCondThis {
    class Out { class Mx extends AbstractQueuedSynchronizer { protected boolean isHeldExclusively() { return getState() == 1; } protected boolean tryAcquire(int n) { return compareAndSetState(0, 1); } protected boolean tryRelease(int n) { setState(0); return true; } class Co extends ConditionObject { int firstWaiter = 1; } } Mx m = new Mx(); Mx.Co c = m.new Co(); boolean ok; } 
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Out o = new E18ClCondThis().new Out(); Thread a = new Thread(() -> { o.m.acquire(1); o.ok = true; o.c.signal(); o.m.release(1); }); a.start(); o.m.acquire(1); while (!o.ok) o.c.awaitUninterruptibly(); o.m.release(1); a.join();
    }
}

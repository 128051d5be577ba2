// Truth: proved. a mutex of the program on AbstractQueuedSynchronizer with a field named state.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClAqs {
    static class Mx extends AbstractQueuedSynchronizer { int state = 5; protected boolean tryAcquire(int n) { return compareAndSetState(0, 1); } protected boolean tryRelease(int n) { setState(0); return true; } } static final Mx m = new Mx(); static int x;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { m.acquire(1); x++; m.release(1); }),
            t(() -> { m.acquire(1); x++; m.release(1); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert x == 2;
    }
}

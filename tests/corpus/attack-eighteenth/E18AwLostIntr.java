// Truth: violated. of two waiters the signalled one is interrupted before: its signal must not be lost... if it came as an interrupt, the other gets the signal; here nobody hands it on when it was signalled first and interrupted then and leaves: the other waits for ever.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18AwLostIntr {
    static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static boolean ok; static volatile Thread w; static int tok;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { w = Thread.currentThread(); l.lock(); try { c.await(); } catch (InterruptedException e) { } finally { l.unlock(); } }),
            t(() -> { l.lock(); try { while (tok == 0) c.await(); } finally { l.unlock(); } }),
            t(() -> { l.lock(); tok = 1; c.signal(); l.unlock(); Thread q = w; if (q != null) q.interrupt(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

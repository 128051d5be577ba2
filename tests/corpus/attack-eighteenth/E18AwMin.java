// Truth: proved. await of the least time: it is over at once.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18AwMin {
    static final ReentrantLock l = new ReentrantLock(); static final Condition c = l.newCondition(); static boolean ok; 
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.lock(); try { c.await(Long.MIN_VALUE, TimeUnit.DAYS); } finally { l.unlock(); } }),
            t(() -> { l.lock(); l.unlock(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

// Truth: violated. the initialiser keeps how often its thread holds a lock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InWhoHold {
    static final ReentrantLock l = new ReentrantLock(); static class C { static final int d = l.getHoldCount(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.lock(); int y = C.d; l.unlock(); }),
            t(() -> { assert C.d == 1; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

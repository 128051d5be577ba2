// Truth: violated. the object is made while the initialiser waits for a latch, and handed over by a volatile field.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InForeignLatch {
    static final CountDownLatch c = new CountDownLatch(1); static volatile int[] v; static class C { static { try { c.await(); int[] l = v; l[0]++; } catch (InterruptedException e) { } } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { int[] l = new int[1]; v = l; c.countDown(); l[0]++; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

// Truth: violated. a wait without a loop may end without a reason. wait in a helper of a superclass.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18SpSub {
    static boolean ok; static final Object o = new Object(); static class A { boolean g; synchronized void aw() throws InterruptedException { if (!g) wait(); assert g; } synchronized void go() { g = true; notify(); } } static class B2 extends A { } static final B2 b = new B2();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { b.aw(); }),
            t(() -> { b.go(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

// Truth: proved. the initialiser puts what it makes in a thread-local variable: only its thread sees it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InTl {
    static final ThreadLocal<int[]> tl = ThreadLocal.withInitial(() -> new int[1]); static class C { static { int[] l = new int[1]; tl.set(l); l[0]++; } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { C.f(); tl.get()[0]++; }),
            t(() -> { C.f(); tl.get()[0]++; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

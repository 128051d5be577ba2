// Truth: violated. one task writes what the other reads, and nothing orders the two.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18NSpread {
    static int[] a = new int[2]; static int f(int x, int y) { return x + y; } static final MethodHandle h; static { try { h = MethodHandles.lookup().findStatic(E18NSpread.class, "f", MethodType.methodType(int.class, int.class, int.class)).asSpreader(int[].class, 2); } catch (ReflectiveOperationException e) { throw new Error(e); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { a[1] = 3; }),
            t(() -> { int r = (int) h.invoke(a); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

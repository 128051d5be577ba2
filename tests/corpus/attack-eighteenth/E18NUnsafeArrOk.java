// Truth: proved. as the race, but the second is started when the first has ended.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18NUnsafeArrOk {
    static int[] a = new int[4]; static final sun.misc.Unsafe u; static { try { Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); u = (sun.misc.Unsafe) f.get(null); } catch (ReflectiveOperationException e) { throw new Error(e); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { u.putInt(a, sun.misc.Unsafe.ARRAY_INT_BASE_OFFSET + 8L, 5); Thread q = t(() -> { int r = a[2]; }); q.start(); q.join(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

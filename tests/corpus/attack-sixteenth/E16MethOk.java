// Truth: proved. T2 calls a static method of C by reflection: it waits for C's initialiser and sees x == 1.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16MethOk {
    static volatile Method pub; static final CountDownLatch c = new CountDownLatch(1);
    static VarHandle vh(Class<?> k, String n) { try { return MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, n, int.class); } catch (Exception e) { throw new IllegalStateException(e); } }
    static void await() { try { c.await(); } catch (InterruptedException e) { } }
    static Method m(Class<?> k) { try { return k.getDeclaredMethod("f"); } catch (Exception e) { throw new IllegalStateException(e); } }
    static class C { static int x; static { pub = m(C.class); x = 1; } static int f() { return x; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { Method k = pub; if (k != null) assert (Integer) k.invoke(null) == 1; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

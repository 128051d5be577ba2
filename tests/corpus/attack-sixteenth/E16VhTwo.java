// Truth: violated. T2 and T3 both write x by the handle that the initialiser made; neither orders the other.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16VhTwo {
    static class C { static int x; static final VarHandle V; static { try { V = MethodHandles.lookup().findStaticVarHandle(C.class, "x", int.class); } catch (Exception e) { throw new IllegalStateException(e); } } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        VarHandle v = C.V;
        Thread[] ts = {
            t(() -> { v.set(2); }),
            t(() -> { v.set(3); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

// Truth: violated. the initialiser fails for the task that holds a permit, and the class is unusable for all.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InWhoAcc {
    static final ThreadLocal<Boolean> tl = ThreadLocal.withInitial(() -> false); static class C { static int d; static { if (tl.get()) throw new IllegalStateException(); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { tl.set(true); try { C.d = 1; } catch (ExceptionInInitializerError e) { } catch (NoClassDefFoundError e) { assert false; } }),
            t(() -> { int y = 0; try { y = C.d; } catch (NoClassDefFoundError e) { throw e; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

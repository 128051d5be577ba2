// Truth: proved. Class.forName of a class whose initialiser fails: ExceptionInInitializerError for the first, NoClassDefFoundError for the second, in any order of tasks.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfForFail {
    static final AtomicInteger e1 = new AtomicInteger(), e2 = new AtomicInteger();
    static class C { static int q = Integer.parseInt("x"); }
    static void go() throws Exception { try { Class.forName("E16CfForFail$C"); } catch (ExceptionInInitializerError e) { e1.incrementAndGet(); } catch (NoClassDefFoundError e) { e2.incrementAndGet(); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { go(); }),
            t(() -> { go(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert e1.get() == 1 && e2.get() == 1;
    }
}

// Truth: violated. Class.forName(name) initialises.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfOne {
    static int n; static volatile int v;
    static int b() { n++; return 1; }
    static class C { static int q = b(); static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { Class.forName("E16CfOne$C"); }),
            t(() -> { int y = n; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

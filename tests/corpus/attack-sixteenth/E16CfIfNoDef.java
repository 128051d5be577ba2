// Truth: proved. it does not if it has none.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfIfNoDef {
    static int n;
    static int b() { n++; return 1; }
    interface J { int q = b(); void m(); }
    static class C implements J { public void m() { } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { C.f(); new C().m(); }),
            t(() -> { assert n == 0; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

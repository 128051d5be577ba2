// Truth: proved. initialising an interface does not initialise the ones above it (JLS 12.4.1).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfIfSub {
    static int n;
    static int b() { n++; return 1; }
    interface J { int q = b(); default void m() { } }
    interface K extends J { Integer k = Integer.valueOf(7); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { assert K.k == 7; }),
            t(() -> { assert n == 0; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

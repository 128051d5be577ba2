// Truth: violated. a final field that is no constant variable is one.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16CfConstNot {
    static int n;
    static int b() { n++; return 1; }
    static class C { static final Integer K = 3; static int q = b(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { assert C.K == 3; }),
            t(() -> { int y = n; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

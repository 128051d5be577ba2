// Truth: proved. a subclass of Thread has a field named threadLocals.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClTls {
    static final ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 4); static class Q extends Thread { int[] threadLocals = {1}, inheritableThreadLocals = {2}; public void run() { assert tl.get() == 4; tl.set(5); assert tl.get() == 5; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert q.threadLocals[0] == 1 && q.inheritableThreadLocals[0] == 2; assert tl.get() == 4;
    }
}

// Truth: proved. a subclass of WeakReference with a field named referent.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClLoaderField {
    static class Q extends java.lang.ref.WeakReference<Object> { int referent = 3, queue = 2, next = 1, discovered; Q(Object o) { super(o); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Object o = new Object(); Q q = new Q(o); Thread a = new Thread(() -> { assert q.referent == 3; assert q.get() == o; }); a.start(); a.join(); assert q.get() == o;
    }
}

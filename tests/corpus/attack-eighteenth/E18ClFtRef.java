// Truth: proved. a subclass of PhantomReference and ReferenceQueue with like-named fields.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClFtRef {
    static class Q extends java.lang.ref.PhantomReference<Object> { String referent = "r"; Q(Object o, java.lang.ref.ReferenceQueue<Object> q) { super(o, q); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Object o = new Object(); Q q = new Q(o, new java.lang.ref.ReferenceQueue<>()); Thread t = new Thread(() -> { assert q.get() == null; assert q.referent.equals("r"); }); t.start(); t.join(); assert o != null;
    }
}

// Truth: proved. a weak reference of the program with a hash field, as in a cache.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClWeakKey {
    static class Key extends java.lang.ref.WeakReference<Object> { final int hash; Object next; Key(Object o) { super(o); hash = 7; next = "n"; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Object o = new Object(); Key k = new Key(o); Thread t = new Thread(() -> { assert k.get() == o && k.hash == 7 && k.next.equals("n"); }); t.start(); t.join();
    }
}

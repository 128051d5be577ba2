// Truth: violated. a subclass of WeakReference has a field named referent: the field is raced on, not the reference.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClWeakRace {
    static class Q extends java.lang.ref.WeakReference<int[]> { int[] referent = {7}; Q(int[] o) { super(o); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        int[] o = {3}; Q q = new Q(o); Thread a = new Thread(() -> { q.referent = null; }); a.start(); int[] g = q.referent; a.join(); assert o != null;
    }
}

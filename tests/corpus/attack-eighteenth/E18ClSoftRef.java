// Truth: proved. a subclass of SoftReference has a field named referent.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClSoftRef {
    static class Q extends java.lang.ref.SoftReference<int[]> { int[] referent = {7}; Q(int[] o) { super(o); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        int[] o = {3}; Q q = new Q(o); Thread a = new Thread(() -> { int[] g = q.get(); assert g == null || g[0] == 3; }); a.start(); a.join(); assert o[0] == 3; q.clear(); assert q.referent != null && q.referent[0] == 7;
    }
}

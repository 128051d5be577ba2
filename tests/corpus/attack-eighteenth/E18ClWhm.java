// Truth: proved. a subclass of WeakHashMap with fields named table and queue.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClWhm {
    static class Q extends WeakHashMap<Object, Object> { int[] table = {1}; int queue = 3, size = 4; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); Object k = new Object(); Thread t = new Thread(() -> { q.put(k, 1); }); t.start(); t.join(); assert q.get(k).equals(1) && q.size() == 1; assert q.table[0] == 1;
    }
}

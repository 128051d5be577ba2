// Truth: violated. v.addAll(w) beside w.addAll(v): toArray of a Vector is synchronized, and called outside... addAll calls c.toArray() before its own monitor: no deadlock; but containsAll is synchronized and calls contains of itself only; removeAll holds its own monitor and calls contains of the other: a deadlock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThVecDead {
    static final Vector<Integer> a = new Vector<>(List.of(1)), b = new Vector<>(List.of(2));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { b.equals(a); }); t.start(); a.equals(b); t.join();
    }
}

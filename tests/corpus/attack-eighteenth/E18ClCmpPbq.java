// Truth: proved. a comparator of the program that counts plainly, in a PriorityBlockingQueue: its lock orders.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClCmpPbq {
    static int n; static final PriorityBlockingQueue<Integer> m = new PriorityBlockingQueue<>(5, (a, b) -> { n++; return a - b; });
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        m.put(3); Thread t = new Thread(() -> { m.put(1); }); t.start(); m.put(2); t.join(); assert n > 0;
    }
}

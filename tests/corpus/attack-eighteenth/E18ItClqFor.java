// Truth: proved. an iterator is weakly consistent: it never fails beside a removal.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ItClqFor {
    static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(); static { q.add(1); q.add(2); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { q.remove(1); }),
            t(() -> { int s = 0; for (int i : q) s += i; assert s >= 2 && s <= 3; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

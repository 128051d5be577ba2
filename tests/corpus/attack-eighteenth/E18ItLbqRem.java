// Truth: proved. the iterator removes what it has seen, beside another removal.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ItLbqRem {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(); static { q.add(1); q.add(2); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { q.remove(1); }),
            t(() -> { Iterator<Integer> i = q.iterator(); if (i.hasNext()) { i.next(); i.remove(); } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

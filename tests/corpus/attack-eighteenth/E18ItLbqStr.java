// Truth: proved. a stream and removeIf beside an addition.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ItLbqStr {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(); static { q.add(1); q.add(2); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { q.add(5); }),
            t(() -> { q.removeIf(x -> x == 2); int s = q.stream().mapToInt(x -> x).sum(); assert s == 1 || s == 6; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

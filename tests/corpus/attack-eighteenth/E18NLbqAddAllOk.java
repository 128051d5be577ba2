// Truth: proved. as the race, but the second is started when the first has ended.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18NLbqAddAllOk {
    static List<Integer> a = new ArrayList<>(List.of(1)); static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(List.of(7, 8));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { q.addAll(a); Thread q = t(() -> { a.set(0, 3); }); q.start(); q.join(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

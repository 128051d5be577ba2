// Truth: violated. one task writes what the other reads, and nothing orders the two.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18NHashMapIter {
    static final HashMap<Integer, Integer> m = new HashMap<>(Map.of(1, 2));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { m.put(5, 1); }),
            t(() -> { for (Object o : m.values()) { } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

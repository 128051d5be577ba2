// Truth: proved. a record with a list, handed over in a volatile variable.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfRecordList {
    record O(List<Integer> l) { O { l = List.copyOf(l); } } static volatile O p;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { p = new O(new ArrayList<>(List.of(1, 2))); }),
            t(() -> { O o = p; if (o != null) { assert o.l().get(1) == 2; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

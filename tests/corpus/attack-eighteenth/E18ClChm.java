// Truth: proved. a subclass of ConcurrentHashMap with fields named table and sizeCtl.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClChm {
    static class Q extends ConcurrentHashMap<Integer, Integer> { int table = 1, sizeCtl = 2, baseCount = 3, counterCells = 4, keySet = 5; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); Thread a = new Thread(() -> { q.put(1, 1); }); a.start(); q.put(2, 2); a.join(); assert q.size() == 2 && q.table == 1 && q.keySet == 5;
    }
}

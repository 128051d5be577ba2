// Truth: violated. a comparator of the program that counts plainly, in a ConcurrentSkipListMap.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClCmp {
    static int n; static final ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>((a, b) -> { n++; return a - b; });
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        m.put(3, 3); Thread t = new Thread(() -> { m.put(1, 1); }); t.start(); m.put(2, 1); t.join();
    }
}

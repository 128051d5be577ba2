// Truth: violated. two keys in two bins: the functions run at once.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClComp2 {
    static int n; static final ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { m.computeIfAbsent(1, k -> ++n); }); t.start(); m.computeIfAbsent(2, k -> ++n); t.join();
    }
}

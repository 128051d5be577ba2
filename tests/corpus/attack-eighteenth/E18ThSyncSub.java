// Truth: proved. the sublist of a synchronized list shares its mutex.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThSyncSub {
    static final List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        List<Integer> s = l.subList(0, 1); Thread t = new Thread(() -> { l.set(0, 3); }); t.start(); s.get(0); t.join();
    }
}

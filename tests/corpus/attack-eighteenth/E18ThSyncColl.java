// Truth: proved. the mutex of a synchronized list is the list, for its iterator too.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThSyncColl {
    static final List<Integer> l = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { l.add(3); }); t.start(); synchronized (l) { for (int i : l) { } } t.join();
    }
}

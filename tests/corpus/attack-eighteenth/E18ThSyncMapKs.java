// Truth: proved. the key set of a synchronized map shares its mutex.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThSyncMapKs {
    static final Map<Integer, Integer> l = Collections.synchronizedMap(new HashMap<>(Map.of(1, 2)));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { l.put(2, 3); }); t.start(); l.keySet().contains(1); l.values().size(); t.join();
    }
}

// Truth: violated. one adds at the front, one removes there.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AlAddRem {
    static final List<Integer> l = new ArrayList<>(List.of(7, 8, 9));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { l.add(0, 1); }),
            t(() -> { l.remove(0); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

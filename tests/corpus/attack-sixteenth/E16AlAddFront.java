// Truth: violated. both add at the front of one ArrayList.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AlAddFront {
    static final List<Integer> l = new ArrayList<>(List.of(7));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { l.add(0, 1); }),
            t(() -> { l.add(0, 2); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}

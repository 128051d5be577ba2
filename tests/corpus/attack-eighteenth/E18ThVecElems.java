// Truth: proved. the elements of a Vector beside set: hasMoreElements reads elementCount without the monitor, but set does not write it; nextElement is synchronized.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThVecElems {
    static final Vector<Integer> l = new Vector<>(List.of(1, 2));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { l.set(0, 3); }); t.start(); Enumeration<Integer> e = l.elements(); while (e.hasMoreElements()) e.nextElement(); t.join();
    }
}

// Truth: violated. two Hashtables compared with each other: equals is synchronized, and calls size and get of the other: a deadlock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ThHtDead {
    static final Hashtable<Integer, Integer> a = new Hashtable<>(Map.of(1, 1)), b = new Hashtable<>(Map.of(1, 1));
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { b.equals(a); }); t.start(); a.equals(b); t.join();
    }
}

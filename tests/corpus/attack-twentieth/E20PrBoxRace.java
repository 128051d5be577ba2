// truth: race: own object kept by the system properties, unordered writes
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrBoxRace {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();
static class Box { int x; }
    public static void main(String[] args) throws Exception {
System.getProperties().put("box", new Box());
Thread a = go(() -> ((Box) System.getProperties().get("box")).x = 1), b = go(() -> ((Box) System.getProperties().get("box")).x = 2);
a.join(); b.join();
    }
}

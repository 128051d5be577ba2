// truth: assertion: a volatile field of an object kept by the properties
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrVolatile {
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

static class Box { volatile int f; }
static Box l() { return (Box) System.getProperties().get("s"); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("s", new Box());
Thread a = go(() -> { l().f = 1; });
Thread b = go(() -> { assert l().f == 0; });
a.join(); b.join();
    }
}

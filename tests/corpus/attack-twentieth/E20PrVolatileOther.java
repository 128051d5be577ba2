// truth: assertion: the same the other way round
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrVolatileOther {
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
Thread b = go(() -> { assert l().f == 1; });
Thread a = go(() -> { l().f = 1; });
a.join(); b.join();
    }
}

// truth: assertion: a synchronized map kept by the properties
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrSyncMap2 {
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

static Map<String,String> l() { return (Map<String,String>) System.getProperties().get("s"); }
    public static void main(String[] args) throws Exception {
System.getProperties().put("s", Collections.synchronizedMap(new HashMap<String,String>()));
Thread b = go(() -> { l().put("k", "b"); });
Thread a = go(() -> { l().put("k", "a"); });
a.join(); b.join();
assert l().get("k").equals("b");
    }
}

// truth: deadlock: park without an unpark when the property is looked at first
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrPark {
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

    public static void main(String[] args) throws Exception {
Thread b = mk(() -> { LockSupport.park(); });
System.getProperties().put("s", b);
Thread a = go(() -> { LockSupport.unpark((Thread) System.getProperties().get("s")); });
a.join(); b.start(); b.join();
    }
}

// truth: proved: who is notified and interrupted and throws lets another be notified (JLS 17.2.4)
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsNotifyInterrupt {
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

static int w; static boolean ie;
    public static void main(String[] args) throws Exception {
Thread a = go(() -> { synchronized (m) { w++; try { m.wait(); } catch (InterruptedException e) { ie = true; } } });
Thread b = go(() -> { synchronized (m) { w++; m.wait(); } });
while (true) { synchronized (m) { if (w == 2) { m.notify(); a.interrupt(); break; } } Thread.yield(); }
a.join(); synchronized (m) { if (!ie) m.notify(); } b.join();
    }
}

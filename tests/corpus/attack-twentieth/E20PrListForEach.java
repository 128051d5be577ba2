// truth: race: unordered clear of a list found among the values of the system properties
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20PrListForEach {
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
System.getProperties().put("box", new ArrayList<String>());
Thread a = go(() -> { for (Object o : System.getProperties().values()) if (o instanceof ArrayList) ((ArrayList) o).clear(); });
Thread b = go(() -> { for (Object o : System.getProperties().values()) if (o instanceof ArrayList) ((ArrayList) o).clear(); });
a.join(); b.join();
    }
}

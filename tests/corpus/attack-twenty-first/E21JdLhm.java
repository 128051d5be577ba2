// truth: race: get in an access-ordered LinkedHashMap moves the entry
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.nio.*;
import java.text.*;
import java.lang.invoke.*;
import java.lang.reflect.Array;
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E21JdLhm {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static LinkedHashMap<Integer,Integer> d = new LinkedHashMap<>(16, 0.75f, true);
    public static void main(String[] args) throws Exception {
        d.put(1, 1); d.put(2, 2);
        Thread ta = go(() -> { d.get(1); }), tb = go(() -> { d.get(1); }); ta.join(); tb.join();
    }
}

// truth: race: Collections.addAll(COWAL, own...)
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
public class E21J2AddAll {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static Integer[] n = { 1, 2 }; 
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>();
        Thread ta = go(() -> { Collections.addAll(c, n); }), tb = go(() -> { n[1] = 3; }); ta.join(); tb.join();
    }
}

// truth: race: the array that getActualTypeArguments gave is own
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
public class E21J2TypesRace {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static Map<String, List<int[]>> n; static java.lang.reflect.Type[] t;
    public static void main(String[] args) throws Exception {
        t = ((java.lang.reflect.ParameterizedType) E21J2TypesRace.class.getDeclaredField("n").getGenericType()).getActualTypeArguments();
        Thread ta = go(() -> { Arrays.asList(t).indexOf(null); }), tb = go(() -> { t[0] = null; }); ta.join(); tb.join();
    }
}

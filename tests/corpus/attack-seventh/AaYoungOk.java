// truth: proved: swapped buffers are each used by the one who got them
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaYoungOk {
    static final Exchanger<Object> e = new Exchanger<>();
    static final Exchanger<Object> f = new Exchanger<>();
    static int x, y, z, w;
    static volatile Thread t;
    static Object swap(Object one) {
        try { return e.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }
    static Object swop(Object one) {
        try { return f.exchange(one); } catch (InterruptedException i) { return "interrupted"; }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> { async(() -> { int[] a = {1}; for (int i = 0; i < 3; i++) { a[0]++; a = (int[]) swap(a); } x = a[0]; }); async(() -> { int[] a = {10}; for (int i = 0; i < 3; i++) { a[0] += 2; a = (int[]) swap(a); } y = a[0]; }); }); assert x + y == 1 + 10 + 9;
        });
    }
}

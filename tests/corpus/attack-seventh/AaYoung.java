// truth: proved: a young object is only kept by the exchanger while others allocate
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.*;
import java.util.concurrent.Exchanger;
import java.util.concurrent.locks.LockSupport;
public class AaYoung {
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
finish(() -> { async(() -> { Object o = swap(new int[] {7}); assert ((int[]) o)[0] == 8; });
 async(() -> { int s = 0; for (int i = 0; i < 20000; i++) { int[] q = new int[50]; q[3] = i; s += q[3]; } z = s; Object o = swap(new int[] {8}); assert ((int[]) o)[0] == 7; }); });
        });
    }
}

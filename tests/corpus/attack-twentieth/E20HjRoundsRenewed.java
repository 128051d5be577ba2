// truth: assertion: tasks of one name come in both rounds; they meet only in the second
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.api.HjPhaserMode.*;
public class E20HjRoundsRenewed {
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
        launchHabaneroApp(() -> {
for (int i = 0; i < 2; i++) { final int r = i; finish(() -> { async(() -> isolated(() -> { if (r == 1) x = 1; else z++; })); async(() -> isolated(() -> { if (r == 1) y = x; else v++; })); }); }
assert y == 0;
        });
    }
}

// truth: assertion: two tasks woken by one next; the third's isolated between
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
public class E21RgPhaserWake {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
        finish(() -> { HjPhaser p = newPhaser(SIG_WAIT); for (int i = 1; i < 3; i++) { int k = i; asyncPhased(p.inMode(SIG_WAIT), () -> { next(); isolated(() -> { x = x * 3 + k; }); }); } async(() -> { isolated(() -> { x = x + 1; }); }); next(); });
        assert x != 10;
        });
    }
}

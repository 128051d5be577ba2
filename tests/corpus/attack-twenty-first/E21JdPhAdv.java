// truth: proved: onAdvance runs before the phase advances, behind all arrivals: its plain field is ordered
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
public class E21JdPhAdv {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static class P extends java.util.concurrent.Phaser { int f; P() { super(2); } protected boolean onAdvance(int p, int r) { f++; return false; } }
    public static void main(String[] args) throws Exception {
        P p = new P();
        Thread ta = go(() -> { p.arriveAndAwaitAdvance(); int q = p.f; }), tb = go(() -> { p.arriveAndAwaitAdvance(); int q = p.f; }); ta.join(); tb.join();
    }
}

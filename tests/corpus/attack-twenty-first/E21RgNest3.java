// truth: proved: a task inside a region goes through isolated while another ends
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
public class E21RgNest3 {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static int[] R = new int[4];
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
        finish(() -> { async(() -> { acquireW(R, 0, 1); isolated(() -> { x = x * 2 + 1; }); R[1] = 2; releaseW(R, 0, 1); });
         async(() -> { acquireW(R, 2, 3); isolated(() -> { x = x * 2 + 1; }); R[2] = 2; releaseW(R, 2, 3); }); async(() -> {}); });
        assert x == 3 && R[1] + R[2] == 4;
        });
    }
}

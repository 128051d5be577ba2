// truth: race: two PrintStreams over one own stream
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
public class E21J3OutTwo {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) { return new Thread(() -> { try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); } }); }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object();
static class O extends java.io.OutputStream { int n; public void write(int b) { n++; } public void write(byte[] b, int o, int l) { n += l; } }
    public static void main(String[] args) throws Exception {
        O o = new O(); java.io.PrintStream p = new java.io.PrintStream(o, true), q = new java.io.PrintStream(o, true);
        Thread ta = go(() -> { p.print("a"); }), tb = go(() -> { q.print("b"); }); ta.join(); tb.join();
    }
}

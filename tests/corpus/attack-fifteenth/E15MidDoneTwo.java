// Truth: proved. M done inside B, which failed: both initialise S extends M
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15MidDoneTwo {
static class B { static { M.t(); if (M.k==0) throw new RuntimeException(); } static void f(){} } static class M extends B { static int k; static void t(){} } static class S extends M { static int v=Integer.parseInt("7"); }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        try { B.f(); } catch (LinkageError e) { }
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { assert S.v==7; });
        ts[1] = t(() -> { assert S.v==7; });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: proved. C's initialiser is behind x=1, and every use of C is behind C's initialiser
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15NestFailSub {
static int x; static int bad() { x=1; if (x==1) throw new IllegalStateException(); return 0; } static class B { static int k=bad(); static void f(){} } static class M extends B { static void t(){} } static class C { static { try { M.t(); } catch (LinkageError e) { } } static void f(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { C.f(); });
        ts[1] = t(() -> { C.f(); if (true) { int y=x; assert y==1; } });
        ts[2] = t(() -> { try { M.t(); } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

// Truth: violated. M does not initialise B: no default method
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15NestIfNo {
static int x; interface B { int k=w(); } static int w() { x=1; return x; } static class M implements B { } static class C { static { new M(); } static void f(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { C.f(); });
        ts[1] = t(() -> { C.f(); if (true) { int y=x; assert y==1; } });
        ts[2] = t(() -> { int k=B.k; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

// Truth: proved. C's initialiser is behind x=1, and every use of C is behind C's initialiser
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15NestLock {
static int x; static final ReentrantLock m=new ReentrantLock(); static int w; static class C { static int q; static { m.lock(); q=w; m.unlock(); } static void f(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { C.f(); });
        ts[1] = t(() -> { C.f(); if (C.q==1) { int y=x; assert y==1; } });
        ts[2] = t(() -> { m.lock(); x=1; w=1; m.unlock(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

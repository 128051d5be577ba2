// Truth: violated. the lambda is a static method of C, so the new thread waits for C (my first truth, proved, was wrong)
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15NestStart {
static int x;  static class C { static { Thread t=new Thread(() -> { x=1; }); t.start(); try { t.join(); } catch (InterruptedException e) { } } static void f(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[3];
        ts[0] = t(() -> { C.f(); });
        ts[1] = t(() -> { C.f(); if (true) { int y=x; assert y==1; } });
        ts[2] = t(() -> { Thread.yield(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

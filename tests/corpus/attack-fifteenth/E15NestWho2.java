// Truth: violated. mirror of it
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15NestWho2 {
static class B { static final Thread T=Thread.currentThread(); } static class S extends B { } static class A { static Object o=new S(); static void f(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { new S(); assert B.T==Thread.currentThread(); });
        ts[1] = t(() -> { A.f(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: violated. S extends M, M done inside B, S initialised by T2 while B runs in T1: does not wait for B
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15InstEarlySubSubV {
static volatile int z; static volatile Object pub; static class B { static { pub=new M(); z=1; } static void f(){} } static class M extends B { } static class S extends M { static int q=Integer.parseInt("1"); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { B.f(); });
        ts[1] = t(() -> { if (pub!=null) { S.g(); assert z==1; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

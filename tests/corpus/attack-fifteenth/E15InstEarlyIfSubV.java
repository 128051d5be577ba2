// Truth: violated. S extends M, M implements J done inside J's; S initialised by T2 while J's runs in T1: M is done, so J is not waited for
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15InstEarlyIfSubV {
static volatile int z; static volatile Object pub; interface J { int q=w(); default void m(){} } static int w() { pub=new M(); z=1; return 1; } static class M implements J { static void g(){} } static class S extends M { static int q2=Integer.parseInt("1"); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=J.q; });
        ts[1] = t(() -> { if (pub!=null) { S.g(); assert z==1; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: violated. T2 gets an instance published inside the initialiser through a volatile: an instance method needs no initialisation, z not ordered
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15InstEarly {
static int z; static volatile A pub; static class A { static { pub=new A(); z=1; } void h(){} static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { A.f(); });
        ts[1] = t(() -> { A a=pub; if (a!=null) { a.h(); int y=z; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

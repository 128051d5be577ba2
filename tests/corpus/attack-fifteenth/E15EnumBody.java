// Truth: proved. enum constants with bodies: subclass initialisers inside the enum's: E.A used behind E's init
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15EnumBody {
static int z; static final AtomicInteger oo=new AtomicInteger(); enum E { A { int v(){ return z; } }, B { int v(){ return 2; } }; static { z=5; } abstract int v(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { E.A.v(); oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { assert E.A.v()==5; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

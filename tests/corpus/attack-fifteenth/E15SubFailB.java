// Truth: proved. B failed after z=1; T2 uses B: ordered
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SubFailB {
static int z; static final AtomicInteger oo=new AtomicInteger(); static class B { static { z=1; if (z==1) throw new RuntimeException(); } static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { B.f(); } catch (LinkageError e) { } oo.setOpaque(1); });
        ts[1] = t(() -> { if (oo.getOpaque()==1) { try { B.f(); } catch (LinkageError e) { int y=z; assert y==1; } } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

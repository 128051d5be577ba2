// Truth: violated. S done inside B before z=1; isAlive as hint does not order (false does: isAlive()==false is hb), so lock hint in the third
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SubInsideAlive {
static int z; static final ReentrantLock ll=new ReentrantLock(); static class B { static { S.touch(); z=1; } static void f(){} } static class S extends B { static void touch(){} static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { B.f(); ll.lock(); });
        ts[1] = t(() -> { if (!ll.tryLock()) { new S(); int y=z; } else ll.unlock(); });
        ts[2] = t(() -> { Thread.yield(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

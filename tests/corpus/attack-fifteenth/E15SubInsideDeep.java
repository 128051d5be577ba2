// Truth: violated. M done inside B, S extends M initialised later by T2: M is done already, so B's lock is not taken
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SubInsideDeep {
static int z; static final ReentrantLock ll=new ReentrantLock(); static class B { static { M.touch(); z=1; } static void f(){} } static class M extends B { static void touch(){} } static class S extends M { static Object o=new Object(); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { B.f(); ll.lock(); });
        ts[1] = t(() -> { if (!ll.tryLock()) { S.g(); int y=z; } else ll.unlock(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: violated. a constant of the class is no use of it
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ConstHint {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } static class B { static final int K=4; static Object o=new Object(); static void f(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { z=1; B.f(); ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { int k=B.K; int y=z; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

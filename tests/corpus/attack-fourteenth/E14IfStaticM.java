// Truth: violated. an interface with a static method but no default method is not initialised with the class
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IfStaticM {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } interface J { int Q=w(); static void s(){} } static class S implements J { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=J.Q; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { S.g(); S.g(); int y=z; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

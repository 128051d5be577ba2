// Truth: proved. JLS 12.4.2: the interface has a default method and is initialised with the class
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IfHintDef {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } interface J { int Q=w(); default void m(){} } static class S implements J { int v; }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=J.Q; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { new S(); new S(); int y=z; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: proved. a default method inherited by J from K is declared by K, not J: K is initialised with S, J is not; z is written by K
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IfAbsDef {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } interface K { int Q=w(); default void m(){} } interface J extends K { } static class S implements J { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=K.Q; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { S.g(); S.g(); int y=z; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

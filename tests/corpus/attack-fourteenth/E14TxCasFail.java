// Truth: violated. a compareAndSet that fails is a read
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TxCasFail {
static int x; static final ReentrantLock ll=new ReentrantLock(); static final AtomicReference<String> b=new AtomicReference<>("");
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; b.compareAndSet("q","r"); ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { b.compareAndSet("q","r"); int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

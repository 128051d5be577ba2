// Truth: proved. JLS 12.4.2: the initialisation lock of the class orders of the synthetic class of the switch
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InSwitch {
static int x; static final ReentrantLock ll=new ReentrantLock(); enum E { P,Q } static int f(E e){ switch(e){ case P: return 1; default: return 2; } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; f(E.P); ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { f(E.Q); int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: proved. an initialiser that failed: the later NoClassDefFoundError is behind the lock of the class
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14InFail {
static int x; static final ReentrantLock ll=new ReentrantLock(); static class A { static Object o; static { if (true) throw new RuntimeException(); } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; try { Object k=A.o; } catch (ExceptionInInitializerError | NoClassDefFoundError e) {} ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { try { Object k=A.o; } catch (ExceptionInInitializerError | NoClassDefFoundError e) {} int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: proved. The class of a proxy looks up the methods by the name of the interface, which initialises it or waits until it is (JDK 17), so what is before F.Q is before the read
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14UsProxy {
static int x; static final ReentrantLock ll=new ReentrantLock(); interface F { Object Q=new Object(); void f(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; Object k=F.Q; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { java.lang.reflect.Proxy.newProxyInstance(E14UsProxy.class.getClassLoader(),new Class<?>[]{F.class},(p,m,a)->null); int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: violated. one notify wakes one of two: the other waits for ever
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14WaitTwo {
static final Object a=new Object(); static int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { synchronized(a){ n++; a.notifyAll(); while(n<3) a.wait(); } });
        ts[1] = t(() -> { synchronized(a){ n++; a.notifyAll(); while(n<3) a.wait(); } });
        ts[2] = t(() -> { synchronized(a){ while(n<2) a.wait(); n++; a.notify(); } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

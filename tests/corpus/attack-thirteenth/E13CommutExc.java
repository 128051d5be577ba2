// Truth: violated. c may be 0.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutExc {
static int c=1; static final AtomicInteger k=new AtomicInteger(1);

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { synchronized(E13CommutExc.class){ c-=1; } });
        ts[1] = t(() -> { synchronized(E13CommutExc.class){ c+=1; } });
        ts[2] = t(() -> { int y; synchronized(E13CommutExc.class){ y=c; } y=5/y; });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

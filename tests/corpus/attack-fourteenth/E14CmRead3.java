// Truth: violated. a third reads in between
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmRead3 {
static int n; static final Object l=new Object();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { synchronized(l){ n+=1; } });
        ts[1] = t(() -> { synchronized(l){ n+=2; } });
        ts[2] = t(() -> { synchronized(l){ assert n!=2; } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

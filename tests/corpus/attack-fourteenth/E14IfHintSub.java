// Truth: violated. a subinterface use does not initialise its superinterface
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IfHintSub {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } interface K { int Q=w(); } interface J extends K { Object R=new Object(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int k=K.Q; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { Object o=J.R; o=J.R; int y=z; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

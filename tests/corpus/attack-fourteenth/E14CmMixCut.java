// Truth: violated. (byte) of a sum and an int sum do not commute: 174 or -82
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmMixCut {
static int s=120; static final Object l=new Object();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(l){ s=(byte)(s+10); } });
        ts[1] = t(() -> { synchronized(l){ s=s+300; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert s==174 : s;
    }
}

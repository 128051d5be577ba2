// Truth: violated. who is second makes the exception on its own line
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TraceLine2 {
static int n; static Exception kept; static final Object l=new Object(); static Exception a(){ return new Exception(); } 
 static Exception b(){ return new Exception(); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(l){ n++; if (n==2) kept=a(); } });
        ts[1] = t(() -> { synchronized(l){ n++; if (n==2) kept=b(); } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert kept.getStackTrace()[0].getMethodName().equals("b");
    }
}

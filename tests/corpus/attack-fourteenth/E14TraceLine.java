// Truth: violated. who comes second throws on the second line; the exception kept says so
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14TraceLine {
static int n; static Exception kept; static final Object l=new Object(); static void f(){ synchronized(l){ n++; if (n==2) { if (Thread.currentThread().getName().equals("a")) 
 kept=new Exception(); 
 else 
 kept=new Exception(); } } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { Thread.currentThread().setName("a"); f(); });
        ts[1] = t(() -> { Thread.currentThread().setName("b"); f(); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert kept.getStackTrace()[0].getLineNumber()==9 : kept.getStackTrace()[0].getLineNumber();
    }
}

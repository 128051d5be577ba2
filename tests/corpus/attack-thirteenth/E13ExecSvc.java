// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ExecSvc {
static final ExecutorService e=Executors.newSingleThreadExecutor(); static int x;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
x=1; Future<Integer> f=e.submit(()->x+1); assert f.get()==2; e.shutdown();
        Thread[] ts = new Thread[0];

        
    }
}

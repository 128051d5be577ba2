// Truth: proved. release to acquire
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14CmWeakAddOk {
static int x; static final VarHandle VH; static volatile int f; static { try { VH=MethodHandles.lookup().findStaticVarHandle(E14CmWeakAddOk.class,"f",int.class); } catch (Exception e) { throw new Error(e); } }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; VH.getAndAddRelease(1); });
        ts[1] = t(() -> { if ((int)VH.getAndAddAcquire(1)==1) { int y=x; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13VhRelAcq {
static int x; static int v; static final VarHandle V; static { try { V=MethodHandles.lookup().findStaticVarHandle(E13VhRelAcq.class,"v",int.class); } catch (ReflectiveOperationException e) { throw new Error(e); } }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; int q=(int)V.getAndAddRelease(1); });
        ts[1] = t(() -> { if ((int)V.getOpaque()==1) { int q=(int)V.getAndAddAcquire(1); int y=x; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}

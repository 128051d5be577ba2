// Truth: violated. store buffering: the write in the weaker mode may be seen after the later read of v
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbVhS {
static volatile int v; static boolean a,b; static final VarHandle VH; static { try { VH=MethodHandles.lookup().findStaticVarHandle(E14SbVhS.class,"f",int.class); } catch (Exception e) { throw new Error(e); } } static volatile int f;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { VH.setOpaque(1); a=v==0; });
        ts[1] = t(() -> { v=1; b=f==0; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert !(a && b);
    }
}

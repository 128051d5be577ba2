// Truth: violated. store buffering: the write in the weaker mode may be seen after the later read of v
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbVhArr {
static volatile int v; static boolean a,b; static final int[] r=new int[1]; static final VarHandle VH=MethodHandles.arrayElementVarHandle(int[].class);
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { VH.setRelease(r,0,1); a=v==0; });
        ts[1] = t(() -> { v=1; b=(int)VH.getVolatile(r,0)==0; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert !(a && b);
    }
}

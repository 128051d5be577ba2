// Truth: violated. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutIdx {
static int[] a=new int[2]; static int i;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(E13CommutIdx.class){ a[i]+=1; } });
        ts[1] = t(() -> { synchronized(E13CommutIdx.class){ i+=1; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert a[0]==1;
    }
}

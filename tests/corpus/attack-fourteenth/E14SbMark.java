// Truth: proved. store buffering: the write in the weaker mode may be seen after the later read of v
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SbMark {
static volatile int v; static boolean a,b; static final AtomicMarkableReference<String> u=new AtomicMarkableReference<>("",false);
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { u.set("",true); a=v==0; });
        ts[1] = t(() -> { v=1; b=(u.isMarked()?1:0)==0; });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        assert !(a && b);
    }
}

// Truth: violated. lazySet beside who fails the class: EIIE or NCDFE tells who was first: initialisation locks order; T1 sees NCDFE -> T2's all before is seen; T2 sees EIIE: first; r1,r2: T1 first => T2 behind oo=1; so assert holds; but weak CAS may fail spuriously: assert oo==1
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SbFail {
static final AtomicInteger oo=new AtomicInteger(); static int r1,r2; static class C { static int q=1/("".length()); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { oo.weakCompareAndSetVolatile(0,1);  });
        ts[1] = t(() -> { r2=1; });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        assert oo.get()==1;
    }
}

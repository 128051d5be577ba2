// Truth: violated. S.Q names a field of J: S is not initialised, so v of S is not set by then... T2 initialises S itself
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IfNamed {
interface J { Object Q=new Object(); } static class S implements J { static final AtomicInteger V=new AtomicInteger(); static { n.incrementAndGet(); } } static final AtomicInteger n=new AtomicInteger();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { Object k=S.Q; });
        ts[0].start();
        
        ts[0].join();
        assert n.get()==1;
    }
}

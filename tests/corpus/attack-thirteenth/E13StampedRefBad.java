// Truth: violated. One of the CASes may fail.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13StampedRefBad {
static final AtomicStampedReference<String> r=new AtomicStampedReference<>("a",0);

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int[] s={0}; String v=r.get(s); r.compareAndSet(v,"b",s[0],s[0]+1); });
        ts[1] = t(() -> { int[] s={0}; String v=r.get(s); r.compareAndSet(v,"b",s[0],s[0]+1); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert r.getStamp()==2;
    }
}

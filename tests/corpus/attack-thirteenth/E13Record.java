// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13Record {
record P(int a,int b){} static final AtomicReference<P> r=new AtomicReference<>(new P(0,0));

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { r.updateAndGet(p->new P(p.a()+1,p.b())); });
        ts[1] = t(() -> { r.updateAndGet(p->new P(p.a(),p.b()+1)); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert r.get().equals(new P(1,1)); assert r.get().toString().equals("P[a=1, b=1]");
    }
}

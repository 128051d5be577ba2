// Truth: violated. boxed 1000 is not the same object.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13IntCache {
static final AtomicReference<Integer> r=new AtomicReference<>(1000);

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { r.compareAndSet(1000,5); });
        ts[0].start();

        ts[0].join();
        assert r.get()==5;
    }
}

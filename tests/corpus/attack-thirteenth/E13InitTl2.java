// Truth: violated. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitTl2 {
static class A { static final ThreadLocal<Integer> t=new ThreadLocal<>(); static { t.set(5); } } static volatile Integer r;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { r=A.t.get(); });
        ts[1] = t(() -> { Integer y=A.t.get(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert r==null;
    }
}

// Truth: violated. the same behind an immutable list
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LateOldLO {
static class H extends java.net.CookieHandler { int x; final int[] box; final List<int[]> l; H(int[] b) { box=b; l=List.of(b); } public Map<String,List<String>> get(java.net.URI u, Map<String,List<String>> m) { return null; } public void put(java.net.URI u, Map<String,List<String>> m) { } } static H h() { return (H)java.net.CookieHandler.getDefault(); }  static volatile int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        AtomicReference<H> hold=new AtomicReference<>(new H(new int[1]));
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { java.net.CookieHandler.setDefault(hold.getAndSet(null)); h().l.get(0)[0]++; });
        ts[1] = t(() -> { if (h()!=null) { h().l.get(0)[0]++; n=1; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        assert h().l.get(0)[0]==1+n;
    }
}

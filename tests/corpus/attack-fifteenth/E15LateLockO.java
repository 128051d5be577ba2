// Truth: proved. guarded by a lock
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15LateLockO {
static class H extends java.net.CookieHandler { int x; final int[] box; final List<int[]> l; H(int[] b) { box=b; l=List.of(b); } public Map<String,List<String>> get(java.net.URI u, Map<String,List<String>> m) { return null; } public void put(java.net.URI u, Map<String,List<String>> m) { } } static H h() { return (H)java.net.CookieHandler.getDefault(); }  static volatile int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { H q=new H(new int[1]); java.net.CookieHandler.setDefault(q); synchronized(E15LateLockO.class) { h().x++; }  });
        ts[1] = t(() -> { H q=h(); if (q!=null) { synchronized(E15LateLockO.class) { q.x++; } n=1; } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        assert h().x==1+n;
    }
}

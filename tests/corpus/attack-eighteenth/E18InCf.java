// Truth: violated. the initialiser leaves work in a pool that writes what it writes itself.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InCf {
    static class C { static { int[] l = new int[1]; Thread t = new Thread(new R(l)); t.setDaemon(true); t.start(); l[0]++; } static int f() { return 1; } } static class R implements Runnable { final int[] p; R(int[] p) { this.p = p; } public void run() { p[0] = 1; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { C.f(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

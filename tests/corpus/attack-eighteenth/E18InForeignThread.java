// Truth: violated. the initialiser starts a thread, which keeps writing an object that both have.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InForeignThread {
    static class P { int[] l; } static class C { static { P p = new P(); p.l = new int[1]; Thread t = new Thread(new R(p)); t.start(); p.l[0] = 2; } static void f() { } } static class R implements Runnable { final P p; R(P p) { this.p = p; } public void run() { p.l[0] = 1; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { ; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}

// Truth: violated. as E18InWhoInh, the other way.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InWhoInh2 {
    static final InheritableThreadLocal<Integer> tl = new InheritableThreadLocal<>(); static int seen; static class C { static final Thread d = new Thread(new R()); static { } } static class R implements Runnable { public void run() { seen = tl.get() == null ? 0 : tl.get(); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { tl.set(4); Object y = C.d; }),
            t(() -> { Object y = C.d; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        C.d.start(); C.d.join(); assert seen == 0;
    }
}

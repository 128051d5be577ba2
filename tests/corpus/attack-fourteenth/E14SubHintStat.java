// Truth: violated. B.f does not initialise S; B.f lies before only for B; S.o not touched by T1: T2 initialises S, whose superclass B was initialised by T1 behind z=1
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14SubHintStat {
static int z; static final ReentrantLock ll=new ReentrantLock(); static int w(){ z=1; return 1; } static class B { static void f(){} } static class S extends B { static Object o=new Object(); static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { B.f(); z=1; ll.lock(); });
        ts[1] = t(() -> { if (ll.tryLock()) ll.unlock(); else { S.g(); int y=z; } });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}

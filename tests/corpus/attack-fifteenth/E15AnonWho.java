// Truth: violated. anonymous class extends B
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15AnonWho {
static abstract class B { static final Thread T=Thread.currentThread(); abstract void q(); } static B mk() { return new B() { void q(){} }; }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { mk(); assert B.T==Thread.currentThread(); });
        ts[1] = t(() -> { mk(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

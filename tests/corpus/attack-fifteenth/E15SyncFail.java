// Truth: proved. the monitor is freed when the initialiser fails
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15SyncFail {
static int bad() { throw new IllegalStateException(); } static final Object m=new Object(); static class B { static int q=bad(); } static class S extends B { static int w; }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { try { synchronized(m) { int k=S.w; } } catch (LinkageError e) { assert !Thread.holdsLock(m); } });
        ts[1] = t(() -> { try { synchronized(m) { S.w=2; } } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

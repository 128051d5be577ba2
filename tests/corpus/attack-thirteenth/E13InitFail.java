// Truth: violated. NoClassDefFoundError if v was 1.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitFail {
static volatile int v; static class A { static { if (v==1) throw new IllegalStateException(); } static int f; } static int caught;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { v=1; });
        ts[1] = t(() -> { try { A.f=1; } catch (ExceptionInInitializerError e) { } A.f=2; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}

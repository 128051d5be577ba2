// Truth: violated. T2 runs B's initialiser, then T1 sees B named
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15WaitFailMsg2 {
static int bad() { throw new IllegalStateException(); } static class B { static int q=bad(); } static class S extends B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { S.g(); assert false; } catch (NoClassDefFoundError e) { assert !e.getMessage().endsWith("$B"); } catch (ExceptionInInitializerError e) { } });
        ts[1] = t(() -> { try { int k=B.q; assert false; } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

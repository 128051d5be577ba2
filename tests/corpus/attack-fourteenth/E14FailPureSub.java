// Truth: proved. S fails in its own initialiser behind a good impure B: users of S lie behind B
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14FailPureSub {
static int z; static class B { static { z=1; } static void f(){} } static class S extends B { static { if (new Object()!=null) throw new RuntimeException(); } static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { B.f(); });
        ts[1] = t(() -> { try { S.g(); } catch (LinkageError e) {} });
        ts[2] = t(() -> { try { S.g(); } catch (LinkageError e) { int y=z; assert y==1; } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

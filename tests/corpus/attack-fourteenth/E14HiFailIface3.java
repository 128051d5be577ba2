// Truth: proved. the same with an interface with default methods, by three
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14HiFailIface3 {
static int z; static int w(){ z=1; if (z==1) throw new RuntimeException(); return 1; } interface B { int Q=w(); default void m(){} } static class S implements B { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { try { int k=B.Q; } catch (LinkageError e) { } });
        ts[1] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[2] = t(() -> { try { S.g(); } catch (LinkageError e) { int y=z; assert y==1; } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

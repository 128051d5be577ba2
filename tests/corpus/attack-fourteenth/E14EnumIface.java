// Truth: proved. JLS 12.4.2: an enum is initialised behind its interface with default methods
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14EnumIface {
static int z; static int w(){ z=1; return 1; } interface J { int Q=w(); default void m(){} } enum E implements J { P }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { int k=J.Q; });
        ts[1] = t(() -> { Object k=E.P; });
        ts[2] = t(() -> { Object k=E.P; int y=z; assert y==1; });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

// Truth: proved. second interface fails, T1 and T2 both at S
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFail2nd {
static int bad() { throw new IllegalStateException(); } interface I1 { int q=Integer.parseInt("1"); default void a(){} } interface I2 { int q=bad(); default void b(){} } static class M implements I1,I2 { static int k; } static class S extends M { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[1] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[2] = t(() -> { try { int z=I2.q; } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

// Truth: proved. z is written by the failed initialiser, in T1; both others come behind it
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailedRace {
static int z; static int bad() { z=1; if (z==1) throw new IllegalStateException(); return 1; } interface J { int Q=bad(); default void m(){} } static class M implements J { static int q; } static class S extends M { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { try { int k=J.Q; } catch (LinkageError e) { } });
        ts[1] = t(() -> { try { S.g(); } catch (LinkageError e) { assert z==1; } });
        ts[2] = t(() -> { try { S.g(); } catch (LinkageError e) { assert z==1; } });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[0].join();
        ts[1].join();
        ts[2].join();
        
    }
}

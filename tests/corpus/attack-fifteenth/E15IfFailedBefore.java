// Truth: proved. J has failed; S fails with M in T1; T2 finds S failed and does not wait
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailedBefore {
static int bad() { throw new IllegalStateException(); } interface J { int Q=bad(); default void m(){} } static class M implements J { static int q; } static class S extends M { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        try { int k=J.Q; } catch (LinkageError e) { }
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[1] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

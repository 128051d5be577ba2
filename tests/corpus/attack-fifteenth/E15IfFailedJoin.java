// Truth: proved. the same, one after the other
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailedJoin {
static int bad() { throw new IllegalStateException(); } interface J { int Q=bad(); default void m(){} } static class M implements J { static int q; } static class S extends M { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        try { int k=J.Q; } catch (LinkageError e) { } Thread q=t(() -> { try { S.g(); } catch (LinkageError e) { } }); q.start(); q.join();
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[0].start();
        ts[0].join();
        
    }
}

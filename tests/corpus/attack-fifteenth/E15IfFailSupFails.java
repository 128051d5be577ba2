// Truth: proved. super failed before (class chain): S fails in T1, T2 finds it
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15IfFailSupFails {
static int bad() { throw new IllegalStateException(); } static class B { static int q=bad(); } static class M extends B { static int q; } static class S extends M { static void g(){} }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        try { int k=B.q; } catch (LinkageError e) { }
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[1] = t(() -> { try { S.g(); } catch (LinkageError e) { } });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

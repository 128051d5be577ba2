// Truth: violated. the initialiser exits with 3
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E15ExitIn {
 static class B { static { if (true) System.exit(3); } static void f(){} }
    static Thread[] E_ts;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = E_ts = new Thread[2];
        ts[0] = t(() -> { B.f(); });
        ts[1] = t(() -> { B.f(); });
        ts[0].start();
        ts[1].start();
        ts[0].join();
        ts[1].join();
        
    }
}

// Truth: proved. T2 sees that T1 has interned, so A is initialised by T1.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitInternHint {
static int x; static class A { static int f; static {f=4;} }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; int q=A.f; new String(new char[]{(char)113,(char)49}).intern(); });
        ts[1] = t(() -> { String s=new String(new char[]{(char)113,(char)49}); if (s.intern()!=s) { int z=A.f; int y=x; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}

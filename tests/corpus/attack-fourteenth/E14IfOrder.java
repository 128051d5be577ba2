// Truth: proved. superinterfaces with defaults are initialised in order, before the class, after the superclass
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14IfOrder {
static String log=""; static int l(String s){ log+=s; return 1; } interface I1 { int A=l("1"); default void a(){} } interface I2 { int A=l("2"); } interface I3 extends I2 { int B=l("3"); default void b(){} } static class P { static int x=l("P"); } static class C extends P implements I1,I3 { static int y=l("C"); }
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { new C(); assert log.equals("P13C") : log; });
        ts[0].start();
        
        ts[0].join();
        
    }
}

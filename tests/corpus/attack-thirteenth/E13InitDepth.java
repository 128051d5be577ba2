// Truth: violated. see reach
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitDepth {
static class A { static int d=new Throwable().getStackTrace().length; } static int deep(){ return A.d; }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { int y=deep(); });
        ts[1] = t(() -> { int y=A.d; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        int first=A.d; assert first==new int[]{0,A.d}[1]; assert A.d>=5 : A.d;
    }
}

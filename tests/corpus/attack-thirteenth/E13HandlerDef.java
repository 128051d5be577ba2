// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13HandlerDef {
static volatile int n;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
Thread.setDefaultUncaughtExceptionHandler((t,e)->n=1);
        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { throw new IllegalStateException(); });
        ts[0].start();

        ts[0].join();
        assert n==1;
    }
}

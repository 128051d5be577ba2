// Truth: violated. The exception may come before the handler is set.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13HandlerLate {
static volatile int n;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { throw new IllegalStateException(); });
        ts[0].start();
Thread.setDefaultUncaughtExceptionHandler((t,e)->n=1);
        ts[0].join();
        
    }
}

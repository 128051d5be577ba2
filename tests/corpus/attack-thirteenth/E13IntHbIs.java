// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13IntHbIs {
static int x; static volatile Thread w;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait(); assert x==1; });
        ts[0].start();
x=1; ts[0].interrupt();
        ts[0].join();
        
    }
}

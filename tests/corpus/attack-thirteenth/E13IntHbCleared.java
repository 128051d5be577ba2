// Truth: violated. third reads x unordered
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13IntHbCleared {
static int x; static Thread w;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
w=new Thread(()->{}); w.start();
        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { x=1; w.interrupt(); });
        ts[1] = t(() -> { if (w.isInterrupted()) {x=2;} });
        ts[2] = t(() -> { int y=x; });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        w.join();
    }
}

// Truth: violated. The monitor is reentrant, so modCount changes within forEach: CME.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13VecForEachIn {
static final Vector<Integer> l=new Vector<>(List.of(1));

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { l.forEach(i->{ if (l.size()<2) l.add(9);}); });
        ts[0].start();

        ts[0].join();
        
    }
}

// Truth: violated. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutSize {
static final List<Integer> l=new ArrayList<>(); static int c; static synchronized void inc(){c++;} static synchronized void add(int k){ c++; l.add(k);}

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[3];
        ts[0] = t(() -> { add(1); });
        ts[1] = t(() -> { add(2); });
        ts[2] = t(() -> { inc(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();

        ts[0].join();
        ts[1].join();
        ts[2].join();
        assert l.get(0)==1;
    }
}

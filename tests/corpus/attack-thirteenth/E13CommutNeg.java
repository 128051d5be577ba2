// Truth: violated. -1 or 3
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutNeg {
static int c=1;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(E13CommutNeg.class){ c=5-c; } });
        ts[1] = t(() -> { synchronized(E13CommutNeg.class){ c=3-c; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert c==3-(5-1);
    }
}

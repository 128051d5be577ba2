// Truth: violated. min then max 4; max 5 then min 3.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutMinPlus {
static int c=5;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(E13CommutMinPlus.class){ c=Math.min(c,3); } });
        ts[1] = t(() -> { synchronized(E13CommutMinPlus.class){ c=Math.max(c,4); } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert c==4;
    }
}

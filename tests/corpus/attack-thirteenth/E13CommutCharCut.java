// Truth: violated. wraps to 0 then max 3 → 3; or max 65535 then ++ → 0
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutCharCut {
static char c=65535;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(E13CommutCharCut.class){ c++; } });
        ts[1] = t(() -> { synchronized(E13CommutCharCut.class){ c=(char)Math.max(c,3); } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert c==3;
    }
}

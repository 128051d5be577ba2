// Truth: violated. 0 or 1
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CommutFloat {
static float c=16777216f;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { synchronized(E13CommutFloat.class){ c+=1f; } });
        ts[1] = t(() -> { synchronized(E13CommutFloat.class){ c-=16777216f; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert c==0f;
    }
}

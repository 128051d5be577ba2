// Truth: violated. the array is inherited: a race.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ItlShared {
static final InheritableThreadLocal<int[]> tl=new InheritableThreadLocal<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
tl.set(new int[1]);
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { tl.get()[0]++; });
        ts[1] = t(() -> { tl.get()[0]++; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}

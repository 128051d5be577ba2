// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ItlChild {
static final InheritableThreadLocal<int[]> tl=new InheritableThreadLocal<>() { protected int[] childValue(int[] p) { return p.clone(); } };

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
tl.set(new int[1]);
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { tl.get()[0]++; assert tl.get()[0]==1; });
        ts[1] = t(() -> { tl.get()[0]++; assert tl.get()[0]==1; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert tl.get()[0]==0;
    }
}

// truth: race: both threads die and run the handler of their group without order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LsGroupHandler {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();

static class G extends ThreadGroup { G() { super("g"); } public void uncaughtException(Thread t, Throwable e) { x++; } }
    public static void main(String[] args) throws Exception {
G g = new G(); Thread a = new Thread(g, () -> { throw new RuntimeException(); }), b = new Thread(g, () -> { throw new RuntimeException(); });
a.start(); b.start(); a.join(); b.join();
    }
}

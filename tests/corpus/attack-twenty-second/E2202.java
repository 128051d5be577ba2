// Truth: violated. run() reads state NEW; cancel(true) sets INTERRUPTING; run() sets runner; cancel reads runner and
// interrupts it; run() sees state != NEW and does not call the callable: interrupted though nothing ran.
import java.util.concurrent.*;
public class E2202 {
    static boolean ran;
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> { ran = true; return 1; });
        Thread t = new Thread(() -> { f.run(); assert ran || !Thread.currentThread().isInterrupted(); });
        t.start();
        f.cancel(true);
    }
}

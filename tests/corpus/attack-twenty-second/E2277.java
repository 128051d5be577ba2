// Truth: violated. What cancel(true) sees as runner: run has read NEW, cancel moves the state, run sets the runner and leaves
// without the call, and is interrupted by cancel: the program's thread is interrupted though its callable never ran (asked by a
// subclass whose done() is not needed).
import java.util.concurrent.*;
public class E2277 {
    static volatile boolean ran;
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> { ran = true; return 1; });
        Thread t = new Thread(() -> f.cancel(true));
        t.start();
        f.run();
        if (!ran) assert !Thread.currentThread().isInterrupted();
    }
}

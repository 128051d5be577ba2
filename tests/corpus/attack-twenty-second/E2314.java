// Truth: violated. main cancels with interrupt; the runner, in the callable, is interrupted behind the moment when isCancelled is
// true: cancel moves the state first.
import java.util.concurrent.*;
public class E2314 {
    static FutureTask<Integer> f;
    public static void main(String[] a) throws Exception {
        f = new FutureTask<>(() -> { if (f.isCancelled()) assert Thread.currentThread().isInterrupted(); return 1; });
        Thread t = new Thread(f);
        t.start();
        f.cancel(true);
        t.join();
        f.get();
    }
}

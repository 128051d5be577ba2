// Truth: proved. cancel(true) from one thread, get from main: Cancellation or the value.
import java.util.concurrent.*;
public class E2278 {
    public static void main(String[] a) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        Thread t = new Thread(() -> f.cancel(true));
        t.start();
        try { assert f.get() == 1; } catch (CancellationException e) { assert f.isCancelled(); }
    }
}

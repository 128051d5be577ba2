// Truth: proved. A pool's future is cancelled with interrupt; the pool ends.
import java.util.concurrent.*;
public class E2298 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Future<Integer> f = p.submit(() -> 1);
        f.cancel(true);
        assert f.isDone();
        p.shutdown();
    }
}

// Truth: proved. The result of a pool's future is written in the job, read behind get.
import java.util.concurrent.*;
public class E2295 {
    static int x;
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();
        Future<?> f = p.submit(() -> { x = 1; });
        f.get();
        assert x == 1;
        p.shutdown();
    }
}

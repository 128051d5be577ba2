// Truth: violated (race). A job's x is read behind awaitTermination that timed out.
import java.util.concurrent.*;
public class E2296 {
    static int x;
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.execute(() -> x = 1);
        p.shutdown();
        p.awaitTermination(1, TimeUnit.SECONDS);
        assert x >= 0;
    }
}

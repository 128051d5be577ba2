// violated: that the pool is shut down says nothing of its job: t reads x beside it.
import java.util.concurrent.*;

public class E2709 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.execute(() -> x = 1);
        p.shutdown();
        new Thread(() -> { if (p.isShutdown()) { int v = x; } }).start();
    }
}

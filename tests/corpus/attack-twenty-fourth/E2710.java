// violated: the thread that the exception of job 1 ends is replaced by another, whose job writes x while main reads it.
import java.util.concurrent.*;

public class E2710 {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> { });
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.execute(() -> { throw new IllegalStateException(); });
        p.execute(() -> x = 1);
        int v = x;
        p.shutdown();
    }
}

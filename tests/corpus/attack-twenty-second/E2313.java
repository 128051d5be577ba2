// Truth: proved. A job shuts its own pool down; main waits.
import java.util.concurrent.*;
public class E2313 {
    static int x;
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.execute(() -> { x = 1; p.shutdown(); });
        if (p.awaitTermination(1, TimeUnit.DAYS)) assert x == 1;
    }
}

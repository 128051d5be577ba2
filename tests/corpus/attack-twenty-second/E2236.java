// Truth: proved. One worker runs the jobs one after the other.
import java.util.concurrent.*;
public class E2236 {
    static int x;
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.execute(() -> x++);
        p.execute(() -> x++);
        p.shutdown();
        if (p.awaitTermination(1, TimeUnit.DAYS)) assert x == 2;
    }
}

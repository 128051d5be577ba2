// Truth: violated. The exception of a job reaches get as ExecutionException.
import java.util.concurrent.*;
public class E2316 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Future<?> f = p.submit(() -> { throw new IllegalStateException(); });
        p.shutdown();
        f.get();
    }
}

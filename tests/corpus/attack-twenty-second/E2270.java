// Truth: violated. Two futures of one pool complete one after the other; each is a CompletableFuture's library job.
import java.util.concurrent.*;
public class E2270 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Thread idle = new Thread();
        CompletableFuture<Void> f = CompletableFuture.runAsync(idle, p), g = CompletableFuture.runAsync(idle, p);
        p.shutdown();
        if (f.isDone()) assert g.isDone();
    }
}

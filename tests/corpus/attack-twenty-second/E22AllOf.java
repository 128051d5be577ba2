// Truth: violated. A future completes before those that depend on it: in between it is done and they are not.
import java.util.concurrent.*;

public class E22AllOf {
    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> { }, pool);
        CompletableFuture<Void> all = CompletableFuture.allOf(first, CompletableFuture.completedFuture(1));
        if (first.isDone() && !all.isDone()) throw new AssertionError();
        pool.shutdown();
    }
}

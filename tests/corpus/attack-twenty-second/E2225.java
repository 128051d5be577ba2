// Truth: violated. The timer thread completes f, then what depends on it: main sees f done and the other not.
import java.util.concurrent.*;
public class E2225 {
    public static void main(String[] a) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(f);
        f.completeOnTimeout(1, 1, TimeUnit.MILLISECONDS);
        if (f.isDone()) assert all.isDone();
    }
}

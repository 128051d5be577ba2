// Truth: violated. The worker's job is a library object: the future of a library's task that completes another future; main
// sees the first complete and not the second.
import java.util.concurrent.*;
public class E2240 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Object> any = CompletableFuture.anyOf(f);
        f.completeAsync(() -> 1, p);
        p.shutdown();
        if (f.isDone()) assert any.isDone();
    }
}

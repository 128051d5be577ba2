// Truth: violated. CallerRuns in main: two library jobs (futures of CompletableFuture) are run by execute, which completes what
// depends on f later than f.
import java.util.concurrent.*;
public class E2272 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.DiscardPolicy());
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<Integer> g = f.thenCombine(CompletableFuture.completedFuture(1), Integer::sum);
        f.completeAsync(() -> 1, p);
        if (f.isDone()) assert g.isDone();
        p.shutdown();
    }
}

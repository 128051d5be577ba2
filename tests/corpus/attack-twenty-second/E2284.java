// Truth: violated. The ExecutorCompletionService's queue is the program's: the outer future ends before its inner one is there;
// as the outer is not given to the program but by the executor's queue (remainder of shutdownNow is empty), the inner future's
// get comes before poll.
import java.util.concurrent.*;
public class E2284 {
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        ExecutorCompletionService<Integer> ecs = new ExecutorCompletionService<>(p);
        Future<Integer> f = ecs.submit(() -> 1);
        f.get();
        assert ecs.poll() == f;
        p.shutdown();
    }
}

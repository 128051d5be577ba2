// Truth: violated. A completion service puts a future into its queue after the future is done: in between somebody sees it done and the queue empty.
import java.util.concurrent.*;

public class E22EcsDone {
    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        Future<Integer> future = service.submit(() -> 1);
        if (future.isDone() && service.poll() == null) throw new AssertionError();
        pool.shutdown();
    }
}

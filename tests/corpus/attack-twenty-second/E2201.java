// Truth: violated. The executor hands out the QueueingFuture; its state becomes NORMAL (isDone, get return) before done()
// adds the inner future to the completion queue: main gets, then polls null.
import java.util.concurrent.*;
public class E2201 {
    static volatile Future<?> outer;
    public static void main(String[] a) throws Exception {
        Executor ex = r -> { outer = (Future<?>) r; new Thread(r).start(); };
        ExecutorCompletionService<Integer> ecs = new ExecutorCompletionService<>(ex);
        ecs.submit(() -> 1);
        outer.get();
        assert ecs.poll() != null;
    }
}

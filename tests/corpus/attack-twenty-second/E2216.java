// Truth: violated. The pool's shutdown cancels delayed jobs one by one: main sees the first cancelled and not the second.
import java.util.concurrent.*;
public class E2216 {
    public static void main(String[] a) throws Exception {
        ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(1);
        p.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> f = p.schedule(() -> { }, 1, TimeUnit.DAYS), g = p.schedule(() -> { }, 2, TimeUnit.DAYS);
        new Thread(p::shutdown).start();
        boolean one = f.isCancelled();
        assert !one || g.isCancelled();
    }
}

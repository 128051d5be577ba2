import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;

// violated: the wait may use up the permit that was given meanwhile, and then park waits for ever.
public class E26193ParkBehindFutureTask {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread waiter = new Thread(() -> {
            try {
                task.get();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        task.run();
    }
}

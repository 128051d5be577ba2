import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): get of a task that was handed to a pool parks until a worker has run it.
public class E2852SubmitTaskGetLosesPermit {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<Integer> task = pool.submit(() -> 1);
        LockSupport.unpark(Thread.currentThread());
        task.get();
        LockSupport.park();
    }
}

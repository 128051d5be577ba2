import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): invoke from outside a pool parks until a worker has run the task: it may use up the permit.
public class E2812PoolInvokeLosesPermit {
    static class Task extends RecursiveTask<Integer> {
        protected Integer compute() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        LockSupport.unpark(Thread.currentThread());
        pool.invoke(new Task());
        LockSupport.park();
    }
}

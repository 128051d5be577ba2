import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated: the worker may wake the one who joins after that has seen the task complete: park returns by this permit.
public class E28189PoolJoinLeavesPermit {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Integer> task = pool.submit(() -> 1);
        Thread waiter = new Thread(() -> {
            task.join();
            LockSupport.park();
            assert false;
        });
        waiter.setDaemon(true);
        waiter.start();
        waiter.join(1000);
    }
}

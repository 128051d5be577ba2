import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): a worker may take the forked task first; then join of main parks, which may use up the permit.
public class E2813ForkJoinFromMainLosesPermit {
    static class Task extends RecursiveTask<Integer> {
        protected Integer compute() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Task task = new Task();
        task.fork();
        LockSupport.unpark(Thread.currentThread());
        task.join();
        LockSupport.park();
    }
}

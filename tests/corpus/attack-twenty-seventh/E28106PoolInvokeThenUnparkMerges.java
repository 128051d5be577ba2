import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): the worker wakes main when the task is done; a permit that comes just then is the same one.
public class E28106PoolInvokeThenUnparkMerges {
    static class Task extends RecursiveTask<Integer> {
        final Thread main;

        Task(Thread main) {
            this.main = main;
        }

        protected Integer compute() {
            LockSupport.unpark(main);
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        new ForkJoinPool(1).invoke(new Task(Thread.currentThread()));
        LockSupport.park();
    }
}

import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: invoke runs the task in the thread that calls it, and a task without parts has nothing to wait for.
public class E2853ForkInvokeInMainKeepsPermit {
    static class Task extends RecursiveTask<Integer> {
        protected Integer compute() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        assert new Task().invoke() == 1;
        LockSupport.park();
    }
}

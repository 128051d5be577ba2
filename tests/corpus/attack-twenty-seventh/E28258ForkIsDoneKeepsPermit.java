import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: main waits by looks alone.
public class E28258ForkIsDoneKeepsPermit {
    static class Task extends RecursiveAction {
        final Thread main;

        Task(Thread main) {
            this.main = main;
        }

        protected void compute() {
            LockSupport.unpark(main);
        }
    }

    public static void main(String[] args) throws Exception {
        Task task = new Task(Thread.currentThread());
        task.fork();
        while (!task.isDone()) {
            Thread.onSpinWait();
        }
        LockSupport.park();
    }
}

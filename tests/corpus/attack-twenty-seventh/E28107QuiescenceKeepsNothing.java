import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): awaitQuiescence from outside does not park (it yields) in JDK 17, but joining the task before may.
public class E28107QuiescenceKeepsNothing {
    static class Task extends RecursiveAction {
        protected void compute() { }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Void> task = pool.submit(new Task());
        LockSupport.unpark(Thread.currentThread());
        task.quietlyJoin();
        LockSupport.park();
    }
}

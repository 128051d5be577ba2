import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: the worker that parks nowhere keeps nobody's permit; main does not wait for the task.
public class E28210ForkJoinBesidePermitOfOther {
    public static void main(String[] args) throws Exception {
        ForkJoinPool.commonPool().execute(() -> { });
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
    }
}

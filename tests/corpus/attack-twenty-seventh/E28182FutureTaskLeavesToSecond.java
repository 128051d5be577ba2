import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated: run has read the waiter's thread and wakes it after it went on: the permit lets its next park return, though nobody gave one.
public class E28182FutureTaskLeavesToSecond {
    static volatile boolean parked;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread waiter = new Thread(() -> {
            try {
                task.get();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
            assert false;
        });
        waiter.setDaemon(true);
        waiter.start();
        task.run();
    }
}

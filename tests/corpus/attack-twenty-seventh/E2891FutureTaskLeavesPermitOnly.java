import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated: the waiter has joined the queue of the future and then sees that it is done, before run wakes it: park returns by that permit, though the other is given only after run.
public class E2891FutureTaskLeavesPermitOnly {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile boolean through;
    static volatile boolean given;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread waiter = go(() -> {
            task.get();
            through = true;
            LockSupport.park();
            assert given;
        });
        task.run();
        while (!through) {
            Thread.onSpinWait();
        }
        given = true;
        LockSupport.unpark(waiter);
    }
}

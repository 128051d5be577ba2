import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: what is done stays so, and get gives the result at once.
public class E28225TwoGetsOfDone {
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

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        go(task::run);
        if (task.isDone()) {
            assert task.get() == 1;
            LockSupport.unpark(Thread.currentThread());
            assert task.get() == 1;
            LockSupport.park();
        }
    }
}

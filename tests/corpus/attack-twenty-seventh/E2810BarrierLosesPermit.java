import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): whoever comes first waits for a condition: that may use up the permit.
public class E2810BarrierLosesPermit {
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
        CyclicBarrier barrier = new CyclicBarrier(2);
        go(() -> {
            LockSupport.unpark(Thread.currentThread());
            barrier.await();
            LockSupport.park();
        });
        barrier.await();
    }
}

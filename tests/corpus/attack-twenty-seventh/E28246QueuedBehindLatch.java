import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

// proved: what the queue's maker put in before the permit is there.
public class E28246QueuedBehindLatch {
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

    static int[] box;

    public static void main(String[] args) throws Exception {
        AtomicBoolean ready = new AtomicBoolean();
        Thread waiter = go(() -> {
            while (!ready.get()) {
                LockSupport.park(ready);
            }
            assert box[0] == 5;
        });
        box = new int[] {5};
        ready.set(true);
        LockSupport.unpark(waiter);
    }
}

import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: CopyOnWriteArrayList.add waits for a monitor only (JDK 17), which uses up no permit.
public class E2805CopyOnWriteKeepsPermit {
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
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        go(() -> {
            LockSupport.unpark(Thread.currentThread());
            list.add(1);
            LockSupport.park();
        });
        list.add(2);
    }
}

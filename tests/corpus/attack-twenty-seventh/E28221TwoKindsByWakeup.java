import java.util.concurrent.atomic.*;

// violated (assertion,deadlock,exception): the assertion fails if the other is first; and a wait that ends without a reason lets the waiter throw.
public class E28221TwoKindsByWakeup {
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

    static boolean ready;
    static final AtomicInteger ORDER = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        go(() -> {
            synchronized (monitor) {
                if (!ready) {
                    monitor.wait();
                }
                if (!ready) {
                    throw new IllegalArgumentException();
                }
            }
        });
        go(() -> ORDER.set(1));
        assert ORDER.get() == 0;
        synchronized (monitor) {
            ready = true;
            monitor.notify();
        }
    }
}

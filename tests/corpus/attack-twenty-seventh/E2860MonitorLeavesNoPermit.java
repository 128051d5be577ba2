import java.util.concurrent.locks.*;

// proved: a monitor leaves no permit: park returns by the one that is given after the flag.
public class E2860MonitorLeavesNoPermit {
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

    static volatile boolean given;
    static boolean told;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread waiter = go(() -> {
            synchronized (monitor) {
                while (!told) {
                    monitor.wait();
                }
            }
            LockSupport.park();
            assert given;
        });
        synchronized (monitor) {
            told = true;
            monitor.notify();
        }
        given = true;
        LockSupport.unpark(waiter);
    }
}

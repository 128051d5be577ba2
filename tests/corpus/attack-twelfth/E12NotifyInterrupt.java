// Truth: proved. A notification is not lost: one of two waiters is interrupted, and then the other gets it, or it returns itself and passes it on.
public class E12NotifyInterrupt {
    static final Object lock = new Object();
    static int waiting;

    static void work(boolean passes) {
        synchronized (lock) {
            try {
                waiting++;
                lock.wait();
                if (passes) lock.notify();
            } catch (InterruptedException failure) {
                // Not notified.
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread hasty = new Thread(() -> work(true));
        Thread patient = new Thread(() -> work(true));
        hasty.start();
        patient.start();
        while (true) {
            synchronized (lock) {
                if (waiting == 2) {
                    hasty.interrupt();
                    lock.notify();
                    break;
                }
            }
        }
        hasty.join();
        patient.join();
    }
}

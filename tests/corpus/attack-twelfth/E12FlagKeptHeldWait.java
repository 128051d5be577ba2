// Truth: proved. wait clears the flag when it has the monitor back (JLS 17.2.1), which main holds.
public class E12FlagKeptHeldWait {
    static final Object lock = new Object();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                } catch (InterruptedException failure) {
                    waits = false;
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            waiter.interrupt();
            if (waits && !waiter.isInterrupted()) throw new AssertionError();
        }
        waiter.join();
    }
}

// Truth: proved. A monitor is given back when an exception leaves the block, before the handler runs.
public class E12UncaughtHoldsMonitor {
    static final Object lock = new Object();
    static int handled;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            synchronized (lock) {
                throw new IllegalStateException();
            }
        });
        one.setUncaughtExceptionHandler((thread, failure) -> {
            if (Thread.holdsLock(lock)) throw new AssertionError();
            synchronized (lock) {
                handled++;
            }
        });
        one.start();
        synchronized (lock) {
            if (handled > 1) throw new AssertionError();
        }
        one.join();
        if (handled != 1) throw new AssertionError();
    }
}

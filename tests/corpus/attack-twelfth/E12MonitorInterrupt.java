// Truth: proved. An interrupt does not end the wait for a monitor, and is there behind it.
public class E12MonitorInterrupt {
    static final Object lock = new Object();
    static int entered;

    public static void main(String[] arguments) throws Exception {
        Thread other;
        synchronized (lock) {
            other = new Thread(() -> {
                synchronized (lock) {
                    entered++;
                }
                if (!Thread.interrupted() || Thread.interrupted()) throw new AssertionError();
            });
            other.start();
            other.interrupt();
            other.interrupt();
            entered++;
        }
        other.join();
        if (entered != 2) throw new AssertionError();
    }
}
